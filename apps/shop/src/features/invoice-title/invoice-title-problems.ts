import type { InvoiceTitle } from '@yaoji/api-client/wire';
import { isCreditCode, isEmail, normalizeText } from '@yaoji/domain';
import { phoneProblem } from '#shared/forms/phone-problems.ts';

export type InvoiceTitleProblems = Partial<
  Record<'title' | 'tax_no' | 'address' | 'phone' | 'bank' | 'account' | 'email', string>
>;

/** Problems of title data before it is sent (V2, V3, V5), keyed by the server's names. */
export function invoiceTitleProblems(draft: InvoiceTitle, needsAll: boolean): InvoiceTitleProblems {
  const [phone, account] = [normalizeText(draft.phone), normalizeText(draft.account).replaceAll(' ', '')];
  const email = normalizeText(draft.email);
  const wrongPhone = phoneProblem(phone);
  const missing = (value: string) => needsAll && normalizeText(value) === '';
  const problems: [keyof InvoiceTitleProblems, boolean, string][] = [
    ['title', [...normalizeText(draft.title)].length < 2, '请填写发票抬头'],
    ['tax_no', !isCreditCode(normalizeText(draft.taxNo).toUpperCase()), '请填写正确的18位统一社会信用代码'],
    ['address', missing(draft.address), '专用发票请填写注册地址'],
    ['phone', phone !== '' && wrongPhone !== undefined, wrongPhone ?? ''],
    ['phone', missing(draft.phone), '专用发票请填写注册电话'],
    ['bank', missing(draft.bank), '专用发票请填写开户银行'],
    ['account', account !== '' && !/^\d{8,30}$/.test(account), '银行账号为8至30位数字'],
    ['account', missing(draft.account), '专用发票请填写银行账号'],
    ['email', email !== '' && !isEmail(email), '请填写正确的邮箱'],
  ];
  return Object.fromEntries(problems.filter(([, isWrong]) => isWrong).map(([field, , words]) => [field, words]));
}
