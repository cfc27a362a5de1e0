import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type AddressForm, addressCodec, addressFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';

export const useAddAddress = () =>
  useMutation({
    mutationFn: (form: AddressForm) =>
      fetchData(operations.addAddress, { body: addressFormCodec.write(form) }, { read: addressCodec.read }),
  });
