import type { DocumentKind } from '../purchase/business-documents.ts';
import { isCreditCode } from './credit-code.ts';

/** A certificate as submitted; days are `YYYY-MM-DD`, null if it names none. */
export interface DocumentFacts {
  kind: DocumentKind;
  number: string;
  issuedOn: string | null;
  expiresOn: string | null;
}

/**
 * The sentence to show at each invalid field of a certificate (V5); empty if all are valid.
 *
 * @example documentProblems({ kind: 'other', number: '', issuedOn: null, expiresOn: null }, '2026-11-20') // { number: '请填写证件编号' }
 */
export function documentProblems(
  { kind, number, issuedOn, expiresOn }: DocumentFacts,
  today: string,
): Partial<Record<'number' | 'issuedOn' | 'expiresOn', string>> {
  return {
    ...(!number && { number: '请填写证件编号' }),
    ...(number && kind === 'business_licence' && !isCreditCode(number) && { number: '请填写正确的统一社会信用代码' }),
    ...(issuedOn && issuedOn > today && { issuedOn: '发证日期不能晚于今天' }),
    ...(expiresOn && expiresOn < today && { expiresOn: '证件已过期，请上传有效的证件' }),
    ...(issuedOn && expiresOn && expiresOn <= issuedOn && { expiresOn: '有效期应晚于发证日期' }),
  };
}
