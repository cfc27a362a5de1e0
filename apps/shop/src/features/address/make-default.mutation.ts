import { operations } from '@yaoji/api-client';
import { type Address, addressCodec, addressFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { addressKeys } from './address.queries.ts';

/** Makes an address the default (C142). */
export const useMakeDefault = () =>
  useChange(
    [addressKeys.all],
    ({ id, receiver, phone, regionCode, detail }: Address) =>
      fetchData(
        operations.changeAddress,
        { params: { id }, body: addressFormCodec.write({ receiver, phone, regionCode, detail, isDefault: true }) },
        { read: addressCodec.read },
      ),
    '已设为默认地址',
  );
