import { chinaDay, documentProblems, normalizeText } from '@yaoji/domain';
import { serverNow } from '#shared/clock/server-clock.ts';
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

/** Problems of a document before it is sent; the server checks again, by its own clock. */
export function documentDraftProblems(
  { kind, number, issuedOn, expiresOn, isEndless }: DocumentDraft,
  pictureCount: number,
): DocumentProblems {
  const facts = {
    kind: kind || 'other',
    number: normalizeText(number),
    issuedOn: issuedOn || null,
    expiresOn: isEndless ? null : expiresOn || null,
  };
  const found = documentProblems(facts, chinaDay(serverNow()));
  const expiry = isEndless || expiresOn ? found.expiresOn : '请填写有效期，长期有效请勾选';
  return {
    ...(!kind && { kind: '请选择证件类型' }),
    ...(found.number && { number: found.number }),
    ...(found.issuedOn && { issued_on: found.issuedOn }),
    ...(expiry && { expires_on: expiry }),
    ...(pictureCount === 0 && { pictures: '请上传证件照片' }),
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
