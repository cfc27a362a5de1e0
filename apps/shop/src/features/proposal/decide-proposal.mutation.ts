import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { addedLinesCodec } from '@yaoji/api-client/wire';
import { userStateQuery } from '#features/user/user.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { refetchAll } from '#shared/query/refetch-all.ts';
import { useChange } from '#shared/query/use-change.ts';
import { proposalKeys } from './proposal.queries.ts';

/** Puts the products of a proposal into the cart (C297). Its quotes change prices on every page. */
export function useAcceptProposal() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (id: number) =>
      fetchData(operations.acceptProposal, { params: { id } }, { read: addedLinesCodec.read }),
    onSettled: () => refetchAll(client, proposalKeys.all),
  });
}

/** Declines a proposal (C298). */
export const useDeclineProposal = () =>
  useChange([proposalKeys.all, userStateQuery().queryKey], ({ id, reason }: { id: number; reason: string }) =>
    fetchData(operations.declineProposal, { params: { id }, body: reason ? { reason } : {} }),
  );
