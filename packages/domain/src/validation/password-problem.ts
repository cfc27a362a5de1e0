import { normalizeText } from './normalize-text.ts';

/** Why a password is rejected, with the sentence to show. */
export interface PasswordProblem {
  code: 'TOO_SHORT' | 'TOO_LONG' | 'NO_LETTER' | 'NO_DIGIT' | 'SAME_AS_NAME' | 'SAME_AS_PHONE';
  message: string;
}

const MIN_LENGTH = 8;
const MAX_LENGTH = 64;

/**
 * The problem of a password (V4), or null: 8 to 64 characters, both letters and digits, neither the user name nor
 * the phone number (ignoring case). The password is used as typed, including spaces.
 *
 * @example passwordProblem('yaoji') // { code: 'TOO_SHORT', message: '密码至少8位' }
 */
export function passwordProblem(
  password: string,
  account: { username?: string | null; phone?: string | null } = {},
): PasswordProblem | null {
  const length = [...password].length;
  const same = (text: string | null | undefined) =>
    Boolean(text) && normalizeText(text as string).toLowerCase() === normalizeText(password).toLowerCase(); // Boolean() said it is text
  if (length < MIN_LENGTH) return { code: 'TOO_SHORT', message: '密码至少8位' };
  if (length > MAX_LENGTH) return { code: 'TOO_LONG', message: '密码最多64位' };
  if (same(account.username)) return { code: 'SAME_AS_NAME', message: '密码不能与用户名相同' };
  if (same(account.phone)) return { code: 'SAME_AS_PHONE', message: '密码不能与手机号相同' };
  if (!/[A-Za-z]/.test(password)) return { code: 'NO_LETTER', message: '密码须同时包含字母和数字' };
  if (!/\d/.test(password)) return { code: 'NO_DIGIT', message: '密码须同时包含字母和数字' };
  return null;
}
