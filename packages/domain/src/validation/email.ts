import { normalizeText } from './normalize-text.ts';

const EMAIL = /^[A-Za-z0-9_-]+@[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/;

/**
 * Whether the text is an e-mail address (V3): letters, digits, underscore, hyphen; `@`; a domain with at least one dot.
 * Accepts surrounding spaces and full-width forms (V6).
 *
 * @example isEmail('yao_ji@example.com') // true
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(normalizeText(text));
}

/**
 * The sentence to show at an invalid e-mail address (V3), or undefined.
 *
 * @example emailProblem('yao_ji@') // '请输入正确的邮箱'
 */
export const emailProblem = (text: string): string | undefined => (isEmail(text) ? undefined : '请输入正确的邮箱');
