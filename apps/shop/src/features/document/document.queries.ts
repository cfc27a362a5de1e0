import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { businessScopeCodec, documentsCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const documentKeys = {
  all: ['document'] as const,
  list: ['document', 'list'] as const,
  scope: ['document', 'scope'] as const,
};

/** What the account has sent, and what it lacks (C063). */
export const documentsQuery = () =>
  queryOptions({
    queryKey: documentKeys.list,
    queryFn: () => fetchData(operations.listDocuments, {}, { read: documentsCodec.read }),
  });

/** What the account may buy, each class with the document that grants it (C060). */
export const businessScopeQuery = () =>
  queryOptions({
    queryKey: documentKeys.scope,
    queryFn: () => fetchData(operations.getBusinessScope, {}, { read: businessScopeCodec.read }),
  });
