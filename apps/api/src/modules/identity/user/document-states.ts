import type { DocumentState } from '@yaoji/api-client/wire';
import { type BuyerDocument, documentDaysLeft, documentsBehind, documentWarnings } from '@yaoji/domain';

/** Documents that expire within 60 days or have expired (B3), the soonest first, without replaced ones. */
export const documentStates = (documents: BuyerDocument[], now: Date): DocumentState[] => {
  const inForce = new Set(scopesOf(documents).flatMap((scope) => documentsBehind(documents, scope)));
  const warnings = new Map(documentWarnings(documents, now).map(({ document, message }) => [document, message]));
  return [...inForce]
    .flatMap((document) => {
      const daysLeft = documentDaysLeft(document, now);
      if (daysLeft === null || daysLeft > 60) return [];
      return {
        id: Number(document.id),
        name: document.name,
        expiresOn: String(document.expiresAt),
        daysLeft,
        scopes: [...(document.scopes ?? [])],
        message: warnings.get(document) ?? `《${document.name}》已过期，请尽快更新`,
      };
    })
    .sort((a, b) => a.daysLeft - b.daysLeft);
};

/** Every scope named by a document, and null, for documents that every scope depends on. */
const scopesOf = (documents: BuyerDocument[]) => [null, ...new Set(documents.flatMap(({ scopes }) => scopes ?? []))];
