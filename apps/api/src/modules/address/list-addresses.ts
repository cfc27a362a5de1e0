import type { Handler } from '#operation.ts';
import { addressesOf } from './address.repository.ts';
import { toWireAddress } from './address-wire.ts';

export const listAddresses: Handler<'listAddresses'> = async (_, { db, signedIn }) =>
  (await addressesOf(db, signedIn.buyerId)).map(toWireAddress);
