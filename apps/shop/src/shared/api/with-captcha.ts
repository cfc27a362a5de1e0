import { errorCodes, type Outcome, operations } from '@yaoji/api-client';
import { fetchData } from './api.ts';

/** The code that whoever sends through `withCaptcha` deals with itself. */
export const captchaRequired: number = errorCodes.captchaRequired.code;

type Captcha = { captcha_id?: string; captcha?: string };

const answerLength = 8;

/** Does the work that a captcha is (C102): about a second, off the page's thread, and nothing to read or type. */
const solveCaptcha = async (account: string): Promise<Captcha> => {
  const [{ captcha_id, challenge }, { solveChallenge }, { deriveKey }] = await Promise.all([
    fetchData(operations.getCaptcha, { query: { account } }),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  // Browsers derive keys on pages of https and of their own machine only; elsewhere the server refuses with a sentence.
  if (!globalThis.crypto.subtle) return {};
  const solution = await solveChallenge({ challenge: JSON.parse(challenge), deriveKey });
  return solution ? { captcha_id, captcha: solution.derivedKey.slice(-answerLength) } : {};
};

/** Sends what is for this account or phone; where the server wants a captcha with it, once more with one. */
export const withCaptcha = async <Data>(
  account: string,
  send: (captcha: Captcha) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> => {
  const outcome = await send({});
  if (outcome.ok || outcome.error.code !== captchaRequired) return outcome;
  return send(await solveCaptcha(account));
};
