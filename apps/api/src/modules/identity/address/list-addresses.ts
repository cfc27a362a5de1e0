import { addressCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { addressesOf } from './address.repository.ts';
import { toAddress } from './address-model.ts';

export const listAddresses: Handler<'listAddresses'> = async (_, { db, signedIn }) =>
  (await addressesOf(db, signedIn.buyerId)).map((row) => addressCodec.write(toAddress(row)));
