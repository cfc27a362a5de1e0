import { invoiceTitleCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { findTitle } from './invoice-title.repository.ts';

export const getInvoiceTitle: Handler<'getInvoiceTitle'> = async (_, { db, signedIn: { buyerId } }) => {
  const held = await findTitle(db, buyerId);
  return held && invoiceTitleCodec.write(held);
};
