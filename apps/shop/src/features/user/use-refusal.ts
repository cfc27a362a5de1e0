import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { OperationRoles } from '@yaoji/api-client/contract';
import { roleRefusal } from '@yaoji/domain';
import { userStateQuery } from './user.queries.ts';

/** Why the viewer's roles do not allow an operation; null: they do. The frame fetches the viewer. */
export function useRefusal(): (operation: OperationRoles) => string | null {
  const { data: roles = null } = useQuery({
    ...userStateQuery(),
    enabled: false,
    select: ({ person }) => person?.roles ?? null,
  });
  return ({ roles: allowed }) => roleRefusal(roles, allowed ?? 'all');
}

/** Whether the viewer may do it, for a page's first queries. */
export const isAllowed = (client: QueryClient, { roles: allowed }: OperationRoles): boolean =>
  roleRefusal(client.getQueryData(userStateQuery().queryKey)?.person?.roles ?? null, allowed ?? 'all') === null;
