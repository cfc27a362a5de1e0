import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { wechatScanCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

const pollMs = 2_000;

/** A new code for WeChat (C110), one per round. */
export const newScanQuery = (round: number) =>
  queryOptions({
    queryKey: ['wechat', 'new', round],
    queryFn: () => fetchData(operations.pollWechat, {}, { read: wechatScanCodec.read, lane: 'new' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The state of a code (C110), polled until it is decided or a request fails. */
export const scanQuery = (ticket: string) =>
  queryOptions({
    queryKey: ['wechat', 'scan', ticket],
    queryFn: () =>
      fetchData(operations.pollWechat, { query: { ticket } }, { read: wechatScanCodec.read, lane: ticket }),
    refetchInterval: ({ state }) =>
      state.status !== 'error' && isOpen(state.data?.status ?? 'waiting') ? pollMs : false,
    gcTime: 0,
    staleTime: 0,
  });

const isOpen = (status: string) => status === 'waiting' || status === 'scanned';
