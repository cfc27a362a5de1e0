import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { registrationCodec, type StoreEntry, storeEntryCodec } from '@yaoji/api-client/wire';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { fetchData } from '#shared/api/api.ts';

/** Opens an account for each store of a head office, all or none (C107). */
export function useRegisterStores() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stores: readonly StoreEntry[]) =>
      fetchData(
        operations.registerStores,
        { body: { stores: stores.map(storeEntryCodec.write) } },
        { read: registrationCodec.read },
      ),
    onSuccess: (registration) => client.setQueryData(registrationQuery().queryKey, registration),
  });
}
