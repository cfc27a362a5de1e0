import type { Viewer } from './pages.ts';

/** State of the server: normal, slow, refusing the page's calls, or answering only required fields. */
export const situations = ['normal', 'slow', 'failing', 'empty'] as const;
export type Situation = (typeof situations)[number];

/** Bodies of answers by call, as `GET /api/cart/list?new=1`. */
type Answers = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Answers>('../../recorded/*.json', { import: 'default' });

/** The recorded answers of a viewer. */
export const loadAnswers = async (viewer: Viewer): Promise<Answers> =>
  (await files[`../../recorded/${viewer}.json`]?.()) ?? {};

/** Calls of the frame are not part of the page's state. */
const ofFrame = /^\/api\/(user\/base|focus\/common|cart\/total|article\/(footer|category)|global\/links)$/;

type Call = { readonly method: string; readonly path: string; readonly search: string };
type Answer = { readonly status: number; readonly body: unknown };

/**
 * The answer to a call: recorded for it, or for the same path with other parameters, or else an example of the
 * contract.
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
