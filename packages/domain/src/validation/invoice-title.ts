import { isCreditCode, plainCreditCode } from './credit-code.ts';
import { emailProblem } from './email.ts';
import { normalizeText } from './normalize-text.ts';
import { phoneProblem } from './phone.ts';

/** Title data of an invoice as typed, by field. */
export type InvoiceTitleDraft = Partial<
  Record<'title' | 'taxNo' | 'address' | 'phone' | 'bank' | 'account' | 'email', string>
>;

/**
 * The title data without surrounding spaces and full-width forms (V6), tax number and account
 * number without the spaces they are printed with. Missing fields become `''`.
 *
 * @example readInvoiceTitle({ account: '6222 0000 1111' }).account // '622200001111'
 */
export const readInvoiceTitle = (draft: InvoiceTitleDraft): Required<InvoiceTitleDraft> => ({
  title: normalizeText(draft.title ?? ''),
  taxNo: plainCreditCode(draft.taxNo ?? ''),
  address: normalizeText(draft.address ?? ''),
  phone: normalizeText(draft.phone ?? ''),
  bank: normalizeText(draft.bank ?? ''),
  account: normalizeText(draft.account ?? '').replaceAll(' ', ''),
  email: normalizeText(draft.email ?? ''),
});

/**
 * The sentence to show at each invalid field, for an ordinary or a special invoice (K8, V2, V3, V5); empty if all
 * are valid. A special one also needs address, phone, bank and account.
 *
 * @example invoiceTitleProblems({ title: '同心大药房' }, 'normal') // { taxNo: '请填写正确的18位统一社会信用代码' }
 */
export function invoiceTitleProblems(draft: InvoiceTitleDraft, kind: 'normal' | 'special'): InvoiceTitleDraft {
  const data = readInvoiceTitle(draft);
  const problems: InvoiceTitleDraft = {};
  if ([...data.title].length < 2) problems.title = '请填写发票抬头';
  if (!isCreditCode(data.taxNo)) problems.taxNo = '请填写正确的18位统一社会信用代码';
  const phone = data.phone && phoneProblem(data.phone);
  if (phone) problems.phone = phone;
  if (data.account && !/^\d{8,30}$/.test(data.account)) problems.account = '银行账号为8至30位数字';
  const email = data.email && emailProblem(data.email);
  if (email) problems.email = email;
  if (kind === 'special') {
    if (!data.address) problems.address = '专用发票请填写注册地址';
    if (!data.phone) problems.phone = '专用发票请填写注册电话';
    if (!data.bank) problems.bank = '专用发票请填写开户银行';
    if (!data.account) problems.account = '专用发票请填写银行账号';
  }
  return problems;
}
