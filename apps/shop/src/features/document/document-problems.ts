import { isCreditCode, normalizeText } from '@yaoji/domain';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentForm } from './upload-document.mutation.ts';

/** A document as typed; days as YYYY-MM-DD. */
export type DocumentDraft = {
  readonly kind: DocumentKind | '';
  readonly number: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly isEndless: boolean;
};

/** Keyed by the server's names. */
type DocumentProblems = Partial<Record<'kind' | 'number' | 'issued_on' | 'expires_on' | 'pictures', string>>;

/** Problems of a document before it is sent (V5); the server checks again, by its own clock. */
export function documentProblems(
  { kind, number, issuedOn, expiresOn, isEndless }: DocumentDraft,
  pictureCount: number,
): DocumentProblems {
  const text = normalizeText(number);
  const wrongCode = kind === 'business_licence' && text !== '' && !isCreditCode(text);
  return {
    ...(kind ? {} : { kind: '请选择证件类型' }),
    ...(text ? {} : { number: '请填写证件编号' }),
    ...(wrongCode ? { number: '请填写正确的统一社会信用代码' } : {}),
    ...(isEndless || expiresOn ? {} : { expires_on: '请填写有效期，长期有效请勾选' }),
    ...(!isEndless && issuedOn && expiresOn && expiresOn <= issuedOn ? { expires_on: '有效期应晚于发证日期' } : {}),
    ...(pictureCount > 0 ? {} : { pictures: '请上传证件照片' }),
  };
}

/** The form to send; `renewsId` is the document that it replaces. */
export const toDocumentForm = (
  { kind, number, issuedOn, expiresOn, isEndless }: DocumentDraft & { readonly kind: DocumentKind },
  pictures: readonly File[],
  renewsId: number | undefined,
): DocumentForm => ({
  kind,
  number: normalizeText(number),
  pictures: [...pictures],
  ...(renewsId === undefined ? {} : { id: renewsId }),
  ...(issuedOn ? { issued_on: issuedOn } : {}),
  ...(!isEndless && expiresOn ? { expires_on: expiresOn } : {}),
});
