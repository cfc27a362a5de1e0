import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { registrationCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';

/** How far the registration of whoever is logged in is (C106). */
export const registrationQuery = () =>
  queryOptions({
    queryKey: ['registration'],
    queryFn: () => fetchData(operations.getRegistration, {}, { read: registrationCodec.read }),
    staleTime: 0,
  });
