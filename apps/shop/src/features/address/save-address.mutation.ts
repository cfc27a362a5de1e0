import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type AddressForm, addressCodec, addressFormCodec } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { addressKeys } from './address.queries.ts';

/** Adds an address, or changes the one with this `id` (C141, C142). */
export function useSaveAddress(id?: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: AddressForm) => {
      const body = addressFormCodec.write(form);
      const { read } = addressCodec;
      return id === undefined
        ? fetchData(operations.addAddress, { body }, { read })
        : fetchData(operations.changeAddress, { params: { id }, body }, { read });
    },
    onSuccess: () => void toast.success('收货地址已保存'),
    // A different address may have been the default.
    onSettled: () => client.invalidateQueries({ queryKey: addressKeys.all }),
  });
}
