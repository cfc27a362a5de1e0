import { passwordProblem } from '@yaoji/domain';
import { invalid } from '#errors/refusal.ts';

/** Refuses a password that V4 does not allow. */
export const judgePassword = (password: string, account: { username?: string; phone?: string | null }) => {
  const problem = passwordProblem(password, account);
  if (problem) throw invalid({ password: problem.message });
};
