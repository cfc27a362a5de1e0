import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { businessScopeCodec, documentsCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const documentKeys = {
  all: ['document'] as const,
  list: ['document', 'list'] as const,
  scope: ['document', 'scope'] as const,
};

/** The account's documents, sent and missing (C063). */
export const documentsQuery = () =>
  queryOptions({
    queryKey: documentKeys.list,
    queryFn: () => fetchData(operations.listDocuments, {}, { read: documentsCodec.read }),
  });

/** The classes of products that the account may buy, each with the document that permits it (C060). */
export const businessScopeQuery = () =>
  queryOptions({
    queryKey: documentKeys.scope,
    queryFn: () => fetchData(operations.getBusinessScope, {}, { read: businessScopeCodec.read }),
  });
