import { queryOptions } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import { registrationCodec } from '@yaoji/api-client/wire';
import { api, fetchData } from '#shared/api/api.ts';

/** How far the registration of whoever is logged in is (C106). */
export const registrationQuery = () =>
  queryOptions({
    queryKey: ['registration'],
    queryFn: () => fetchData(operations.getRegistration, {}, { read: registrationCodec.read }),
    staleTime: 0,
  });

/** Whether an account can still be opened for a phone (C067); null where the server does not say just now. */
export async function isPhoneFree(value: string): Promise<boolean | null> {
  const outcome = await api.call(
    operations.checkPhone,
    { params: { value } },
    { handles: [errorCodes.tooManyRequests.code] },
  );
  return outcome.ok ? outcome.data.is_free === 1 : null;
}
