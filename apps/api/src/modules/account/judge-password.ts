import { passwordProblem } from '@yaoji/domain';
import { invalid } from '#errors/refusal.ts';

/** Those that everybody tries first, of the form that V4 asks for; read when the first password is judged. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((each) => passwordProblem(each) === null));
};

let common: Promise<ReadonlySet<string>> | undefined;

/** Refuses a password that V4 does not allow, or that is common. */
export const judgePassword = async (password: string, account: { username?: string; phone?: string | null }) => {
  const problem = passwordProblem(password, account);
  if (problem) throw invalid({ password: problem.message });
  common ??= commonPasswords();
  if ((await common).has(password.toLowerCase())) throw invalid({ password: '密码过于常见，请换一个' });
};
