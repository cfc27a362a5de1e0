import { errorCodes, operations } from '@yaoji/api-client';
import { api } from '#shared/api/api.ts';

/** Whether an account can still be opened for a phone (C067); null where the server does not say just now. */
export async function isPhoneFree(value: string): Promise<boolean | null> {
  const outcome = await api.call(
    operations.checkPhone,
    { params: { value } },
    { handles: [errorCodes.tooManyRequests.code] },
  );
  return outcome.ok ? outcome.data.is_free === 1 : null;
}
