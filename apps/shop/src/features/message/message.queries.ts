import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationData } from '@yaoji/api-client/contract';
import { listOf, type Message, type MessageKind, messageCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export type MessageFilters = { readonly kind?: MessageKind; readonly page?: number; readonly perPage?: number };

export type MessagePage = Omit<OperationData<'listMessages'>, 'list'> & { readonly list: readonly Message[] };

export const messageKeys = {
  all: ['message'] as const,
  page: (filters: MessageFilters) => [...messageKeys.all, 'page', filters] as const,
};

/** A page of the buyer's messages, latest first, with the unread count of each kind (C160). */
export const messagesQuery = (filters: MessageFilters = {}) =>
  queryOptions({
    queryKey: messageKeys.page(filters),
    queryFn: async ({ signal }): Promise<MessagePage> => {
      const { kind, page, perPage } = filters;
      const query = {
        ...(kind ? { type: kind } : {}),
        ...(page ? { page } : {}),
        ...(perPage ? { per_page: perPage } : {}),
      };
      const { list, ...rest } = await fetchData(operations.listMessages, { query }, { signal });
      return { ...rest, list: listOf(messageCodec).read(list) };
    },
    placeholderData: keepPreviousData,
  });
