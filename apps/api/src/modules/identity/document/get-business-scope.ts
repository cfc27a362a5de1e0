import { businessScopeCodec } from '@yaoji/api-client/wire';
import { documentDaysLeft } from '@yaoji/domain';
import type { Handler } from '#operation.ts';
import { documentsOf, type HeldDocument } from './document.repository.ts';

/** [B4] Each class with the accepted document that grants it longest, for as long as it is in date. */
export const getBusinessScope: Handler<'getBusinessScope'> = async (_, { db, now, signedIn }) => {
  const held = (await documentsOf(db, signedIn.buyerId)).filter(({ status }) => status === 'passed');
  const names = [...new Set(held.flatMap(({ scopes }) => scopes))].sort();
  const scopes = names.flatMap((name) => {
    const granting = held.filter((each) => each.scopes.includes(name)).sort(longestFirst)[0];
    if (!granting) return [];
    const daysLeft = documentDaysLeft({ ...granting, expiresAt: granting.expiresOn }, now);
    return {
      name,
      documentId: granting.id,
      documentName: granting.name,
      expiresOn: granting.expiresOn,
      isValid: daysLeft === null || daysLeft >= 0,
    };
  });
  return businessScopeCodec.write({ scopes });
};

const longestFirst = (a: HeldDocument, b: HeldDocument) => (lastDay(a) < lastDay(b) ? 1 : -1);

const lastDay = ({ expiresOn }: HeldDocument) => expiresOn ?? '9999-12-31';
