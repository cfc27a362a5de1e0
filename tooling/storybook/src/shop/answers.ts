import type { Viewer } from './pages.ts';

/** How the server is: well, slow, or refusing all that a page asks for; or it has no more than the contract demands. */
export const situations = ['normal', 'slow', 'failing', 'empty'] as const;
export type Situation = (typeof situations)[number];

/** By what was called, as `GET /api/cart/list?new=1`: the body of the answer. */
type Answers = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Answers>('../../recorded/*.json', { import: 'default' });

/** The answers that were recorded for a viewer. */
export const loadAnswers = async (viewer: Viewer): Promise<Answers> =>
  (await files[`../../recorded/${viewer}.json`]?.()) ?? {};

/** What the frame around a page asks for is no part of the page's own state. */
const ofFrame = /^\/api\/(user\/base|focus\/common|cart\/total|article\/(footer|category)|global\/links)$/;

type Call = { readonly method: string; readonly path: string; readonly search: string };
type Answer = { readonly status: number; readonly body: unknown };

/**
 * What the server answers to a call: what was recorded for it, or for the same path with other parameters, or else an
 * example of the contract.
 */
export async function answerTo({ method, path, search }: Call, recorded: Answers, how: Situation): Promise<Answer> {
  const isWell = ofFrame.test(path);
  if (how === 'failing' && !isWell) return refusal(500);
  const call = `${method} ${path}`;
  const known =
    recorded[call + search] ?? Object.entries(recorded).find(([key]) => key.replace(/\?.*$/, '') === call)?.[1];
  if (known && (how !== 'empty' || isWell)) return { status: 200, body: known };
  const { contractAnswer } = await import('@yaoji/shop/testing/contract-answers');
  const data = contractAnswer(method, path, how === 'empty' ? 'least' : 'full');
  return data === undefined ? refusal(404) : { status: 200, body: { code: 200, message: '', data } };
}

const refusal = (status: number): Answer => ({ status, body: { code: status, message: '', data: null } });
