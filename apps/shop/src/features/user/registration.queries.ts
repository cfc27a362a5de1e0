import { queryOptions } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import { registrationCodec } from '@yaoji/api-client/wire';
import { api, fetchData } from '#shared/api/api.ts';

/** The progress of the logged-in user's registration (C106). */
export const registrationQuery = () =>
  queryOptions({
    queryKey: ['registration'],
    queryFn: () => fetchData(operations.getRegistration, {}, { read: registrationCodec.read }),
    staleTime: 0,
  });

/** Whether a phone number is free for a new account (C067); null if the server cannot say. */
export async function isPhoneFree(value: string): Promise<boolean | null> {
  const outcome = await api.call(
    operations.checkPhone,
    { params: { value } },
    { handles: [errorCodes.tooManyRequests.code] },
  );
  return outcome.ok ? outcome.data.is_free === 1 : null;
}
