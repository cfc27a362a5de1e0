import type { Invoice, InvoiceTitle } from '@yaoji/api-client/wire';
import { isCreditCode, isEmail, isPhoneNumber, normalizeText } from '@yaoji/domain';
import { requireValid } from '#errors/refusal.ts';

/** Reads and trims title data. */
export const readTitle = (form: Partial<InvoiceTitle>): InvoiceTitle => ({
  title: normalizeText(form.title ?? ''),
  taxNo: normalizeText(form.taxNo ?? '').toUpperCase(),
  address: normalizeText(form.address ?? ''),
  phone: normalizeText(form.phone ?? ''),
  bank: normalizeText(form.bank ?? ''),
  account: normalizeText(form.account ?? '').replaceAll(' ', ''),
  email: normalizeText(form.email ?? ''),
});

/** Errors in these data for an invoice of this kind, by wire field. */
export const titleProblems = (data: InvoiceTitle, kind: Invoice['kind']): Record<string, string> => {
  const errors: Record<string, string> = {};
  if ([...data.title].length < 2) errors.title = '请填写发票抬头';
  if (!isCreditCode(data.taxNo)) errors.tax_no = '请填写正确的18位统一社会信用代码';
  if (data.phone && !isPhoneNumber(data.phone)) errors.phone = '请填写正确的手机号码或固定电话';
  if (data.account && !/^\d{8,30}$/.test(data.account)) errors.account = '银行账号为8至30位数字';
  if (data.email && !isEmail(data.email)) errors.email = '请填写正确的邮箱';
  if (kind === 'special') {
    if (!data.address) errors.address = '专用发票请填写注册地址';
    if (!data.phone) errors.phone = '专用发票请填写注册电话';
    if (!data.bank) errors.bank = '专用发票请填写开户银行';
    if (!data.account) errors.account = '专用发票请填写银行账号';
  }
  return errors;
};

export const refuseTitle = (data: InvoiceTitle, kind: Invoice['kind']): void => {
  const errors = titleProblems(data, kind);
  requireValid(errors);
};
