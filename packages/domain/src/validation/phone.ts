import { normalizeText } from './normalize-text.ts';

const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^0\d{2,3}-\d{7,8}$/;

/**
 * Whether the text is a mainland mobile number (V1): 11 digits, first 1, second 3 to 9. Accepts surrounding spaces and
 * full-width forms (V6).
 *
 * @example isMobileNumber('13800138000') // true
 */
export function isMobileNumber(text: string): boolean {
  return MOBILE.test(normalizeText(text));
}

/**
 * Whether the text is a landline (V2): area code of 3 or 4 digits with a leading 0, hyphen, 7 or 8 digits. Accepts
 * surrounding spaces and full-width forms (V6).
 *
 * @example isLandlineNumber('028-85551234') // true
 */
export function isLandlineNumber(text: string): boolean {
  return LANDLINE.test(normalizeText(text));
}

/**
 * Whether the text is a mobile number (V1) or a landline (V2): area code of 3 or 4 digits with a leading 0, hyphen, 7
 * or 8 digits.
 *
 * @example isPhoneNumber('028-85551234') // true
 */
export function isPhoneNumber(text: string): boolean {
  return isMobileNumber(text) || isLandlineNumber(text);
}

/**
 * The sentence to show at an invalid mobile number (V1), or undefined.
 *
 * @example mobileProblem('1380000') // '请输入正确的手机号码'
 */
export const mobileProblem = (text: string): string | undefined =>
  isMobileNumber(text) ? undefined : '请输入正确的手机号码';

/**
 * The sentence to show at an invalid mobile or landline number (V1, V2), or undefined.
 *
 * @example phoneProblem('1380000') // '请填写正确的手机号码或固定电话'
 */
export const phoneProblem = (text: string): string | undefined =>
  isPhoneNumber(text) ? undefined : '请填写正确的手机号码或固定电话';
