import { operations } from '@yaoji/api-client';
import { type AddressForm, addressCodec, addressFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { addressKeys } from './address.queries.ts';

/** Adds an address, or changes the one with this `id` (C141, C142). */
export const useSaveAddress = (id?: number) =>
  useChange(
    [addressKeys.all],
    (form: AddressForm) => {
      const body = addressFormCodec.write(form);
      const { read } = addressCodec;
      return id === undefined
        ? fetchData(operations.addAddress, { body }, { read })
        : fetchData(operations.changeAddress, { params: { id }, body }, { read });
    },
    '收货地址已保存',
  );
