import { chinaDayNumber } from '../time/china-calendar.ts';
import { toDate } from '../time/to-date.ts';
import type { TimeInput } from '../values.ts';
import type { BlockBuyer, BuyerDocument } from './types.ts';

/**
 * Full days that a document is still valid in China: 0 on its last day, negative once expired, null for unlimited
 * validity.
 *
 * @example documentDaysLeft({ kind: 'gsp', name: 'GSP证书', expiresAt: '2026-12-20' }, '2026-12-18') // 2
 */
export function documentDaysLeft(document: BuyerDocument, now: TimeInput): number | null {
  if (document.expiresAt === null) return null;
  return chinaDayNumber(toDate(document.expiresAt)) - chinaDayNumber(toDate(now));
}

/**
 * The scope classes that a buyer may buy (B4, jyfw): as stated, otherwise those of its documents, even expired ones;
 * null if no document limits them.
 *
 * @example buyerScopes({ passed: true, documents: [{ kind: 'yp', name: '药品经营许可证', expiresAt: null, scopes: ['中成药'] }] })
 * // ['中成药']
 */
export function buyerScopes(buyer: BlockBuyer): string[] | null {
  if (buyer.scopes) return [...buyer.scopes];
  const limited = buyer.documents.filter((document) => document.scopes);
  if (limited.length === 0) return null;
  return [...new Set(limited.flatMap((document) => document.scopes as readonly string[]))]; // filtered above
}

/**
 * The documents that a scope class requires (B3): those for everything, and those that name the class. Of several of
 * one kind only the one valid longest counts, so a renewal replaces the old one.
 *
 * @example documentsBehind([{ kind: 'yp', name: '药品经营许可证', expiresAt: null }], '中成药') // that one
 */
export function documentsBehind(
  documents: readonly BuyerDocument[],
  scope: string | null | undefined,
): BuyerDocument[] {
  return latestOfKinds(documents.filter((document) => !document.scopes || (scope && document.scopes.includes(scope))));
}

/** The document of each kind that is valid longest. */
export function latestOfKinds(documents: readonly BuyerDocument[]): BuyerDocument[] {
  const latest = new Map<string, BuyerDocument>();
  for (const document of documents) {
    const other = latest.get(document.kind);
    if (other === undefined || expiry(document) > expiry(other)) latest.set(document.kind, document);
  }
  return [...latest.values()];
}

function expiry(document: BuyerDocument): number {
  return document.expiresAt === null ? Number.POSITIVE_INFINITY : toDate(document.expiresAt).getTime();
}
