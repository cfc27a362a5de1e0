import { type QueryClient, useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { isAllowed, useRefusal } from '#features/user/use-refusal.ts';
import { moneyLogQuery } from './wallet.queries.ts';

type Filters = Parameters<typeof moneyLogQuery>[0];

/** A page of the money log (C058), or the reason why the viewer's roles do not allow it. */
export function useMoneyLog(filters: Filters) {
  const refusal = useRefusal()(operations.listMoneyLog);
  return { refusal, query: useQuery({ ...moneyLogQuery(filters), enabled: refusal === null }) };
}

export const prefetchMoneyLog = (client: QueryClient, filters: Filters): void => {
  if (isAllowed(client, operations.listMoneyLog)) void client.prefetchQuery(moneyLogQuery(filters));
};
