import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type Address, addressCodec, addressFormCodec } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { addressKeys } from './address.queries.ts';

/** Makes an address the default (C142). */
export function useMakeDefault() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, receiver, phone, regionCode, detail }: Address) =>
      fetchData(
        operations.changeAddress,
        { params: { id }, body: addressFormCodec.write({ receiver, phone, regionCode, detail, isDefault: true }) },
        { read: addressCodec.read },
      ),
    onSuccess: () => void toast.success('已设为默认地址'),
    onSettled: () => client.invalidateQueries({ queryKey: addressKeys.all }),
  });
}
