import { errorCodes, type Outcome, operations } from '@yaoji/api-client';
import { fetchData } from './api.ts';

/** The code that callers of `withCaptcha` handle themselves. */
export const captchaRequired: number = errorCodes.captchaRequired.code;

type Captcha = { captcha_id?: string; captcha?: string };

const answerLength = 8;

/** Solves a captcha (C102) by computing: about a second in the background, with nothing to read or type. */
const solveCaptcha = async (account: string): Promise<Captcha> => {
  const [{ captcha_id, challenge }, { solveChallenge, deriveKey }] = await Promise.all([
    fetchData(operations.getCaptcha, { query: { account } }),
    import('./captcha-solver.ts'),
  ]);
  // Browsers derive keys only on https and localhost; elsewhere the server refuses with a message.
  if (!globalThis.crypto.subtle) return {};
  const solution = await solveChallenge({ challenge: JSON.parse(challenge), deriveKey });
  return solution ? { captcha_id, captcha: solution.derivedKey.slice(-answerLength) } : {};
};

/** Sends a request for this account or phone; if the server requires a captcha, retries once with one. */
export const withCaptcha = async <Data>(
  account: string,
  send: (captcha: Captcha) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> => {
  const outcome = await send({});
  if (outcome.ok || outcome.error.code !== captchaRequired) return outcome;
  return send(await solveCaptcha(account));
};
