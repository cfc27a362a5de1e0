import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { securityKeys } from './security.queries.ts';

/** Ends a session of the account (C232). */
export const useEndSession = () =>
  useChange([securityKeys.all], (id: number) => fetchData(operations.endSession, { params: { id } }), '已结束该登录');
