import type { Document } from '@yaoji/api-client/wire';
import { type DocumentKind, documentDaysLeft } from '@yaoji/domain';
import type { HeldDocument } from './document.repository.ts';

const warnDays = 60;

export const toDocument = (held: HeldDocument, now: Date): Document => {
  const daysLeft = documentDaysLeft({ kind: held.kind, name: held.name, expiresAt: held.expiresOn }, now);
  return {
    id: held.id,
    kind: held.kind as DocumentKind,
    name: held.name,
    number: held.number,
    issuedOn: held.issuedOn,
    expiresOn: held.expiresOn,
    daysLeft,
    level: daysLeft === null || daysLeft > warnDays ? 'valid' : daysLeft < 0 ? 'expired' : 'expiring',
    status: held.status,
    reason: held.reason,
    pictures: held.pictures,
    scopes: held.scopes,
  };
};
