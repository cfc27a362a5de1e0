import { chinaDay, type DocumentKind, isCreditCode } from '@yaoji/domain';

export type DocumentFacts = { kind: DocumentKind; number: string; issuedOn: string | null; expiresOn: string | null };

export type DocumentProblems = Partial<Record<'number' | 'issuedOn' | 'expiresOn', string>>;

/** Errors of a submitted document, by field. */
export const documentProblems = (facts: DocumentFacts, now: Date): DocumentProblems => {
  const { kind, number, issuedOn, expiresOn } = facts;
  const today = chinaDay(now);
  const errors: DocumentProblems = {};
  if (!number) errors.number = '请填写证件编号';
  if (number && kind === 'business_licence' && !isCreditCode(number)) errors.number = '请填写正确的统一社会信用代码';
  if (issuedOn && issuedOn > today) errors.issuedOn = '发证日期不能晚于今天';
  if (expiresOn && expiresOn < today) errors.expiresOn = '证件已过期，请上传有效的证件';
  if (issuedOn && expiresOn && expiresOn <= issuedOn) errors.expiresOn = '有效期应晚于发证日期';
  return errors;
};
