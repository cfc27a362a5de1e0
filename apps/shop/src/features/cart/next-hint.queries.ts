import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type NextHint, nextHintCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { cartKeys } from './cart-total.queries.ts';

/** An activity, or shipping, which has no id. */
export type HintTarget = { readonly kind: NextHint['kind']; readonly id: number };

/** The missing amount of an activity's next step, with products the buyer buys anyway (C023, K6); null if reached. */
export const nextHintQuery = ({ kind, id }: HintTarget) =>
  queryOptions({
    queryKey: [...cartKeys.all, 'hint', kind, id],
    queryFn: ({ signal }) =>
      fetchData(
        operations.getNextHint,
        { query: { kind, ...(id > 0 ? { id } : {}) } },
        { signal, read: ({ hints }) => hints.map(nextHintCodec.read)[0] ?? null },
      ),
    staleTime: 0,
    gcTime: 0,
  });
