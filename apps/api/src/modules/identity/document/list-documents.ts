import { documentsCodec } from '@yaoji/api-client/wire';
import { findAccountKind } from '#modules/identity/user/index.ts';
import type { Handler } from '#operation.ts';
import { documentsOf, type HeldDocument } from './document.repository.ts';
import { toDocument } from './document-model.ts';
import { missingDocuments } from './missing-documents.ts';

export const listDocuments: Handler<'listDocuments'> = async (_, { db, now, signedIn }) => {
  const held = await documentsOf(db, signedIn.buyerId);
  return documentsCodec.write({
    list: held.filter((each) => !isSettled(each, held)).map((each) => toDocument(each, now)),
    missing: missingDocuments(await findAccountKind(db, signedIn.buyerId), held, now),
  });
};

/** Replaced by a later submission or by an accepted document: no longer relevant. */
const isSettled = (document: HeldDocument, held: readonly HeldDocument[]) => {
  if (document.kind === 'other' || document.status === 'pending') return false;
  const later = held.filter(({ id, kind }) => kind === document.kind && id > document.id);
  return document.status === 'rejected'
    ? later.some(({ status }) => status !== 'rejected')
    : later.some(({ status }) => status === 'passed');
};
