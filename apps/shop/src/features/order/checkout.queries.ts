import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import { type CheckoutForm, checkoutCodec, checkoutFormCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

const checkoutKeys = {
  all: ['checkout'] as const,
  one: (form: CheckoutForm) => [...checkoutKeys.all, form] as const,
};

/** Step 2 for the chosen lines and choices. Never cached: prices and stock must be current (O3). */
export const checkoutQuery = (form: CheckoutForm) =>
  queryOptions({
    queryKey: checkoutKeys.one(form),
    queryFn: ({ signal }) =>
      fetchData(
        operations.checkoutCart,
        { body: checkoutFormCodec.write({ ...form, new: 1 }) },
        // Step 2 names the lines itself if all of them are unavailable.
        { signal, read: checkoutCodec.read, handles: [errorCodes.linesRefused.code] },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
