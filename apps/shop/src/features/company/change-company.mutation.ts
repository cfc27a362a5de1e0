import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { type Person, personInvitationCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { refetchAll } from '#shared/query/refetch-all.ts';
import { useChange } from '#shared/query/use-change.ts';
import { companyKeys } from './company.queries.ts';

/** Refetches people and rules after a change. */
const useCompanyMutation = <Variables, Data>(mutationFn: (variables: Variables) => Promise<Data>) =>
  useChange([companyKeys.all], mutationFn);

const invitation = { read: personInvitationCodec.read };

/** Invites a person (C305). */
export const useInvitePerson = () =>
  useCompanyMutation((body: OperationInput<'invitePerson'>['body']) =>
    fetchData(operations.invitePerson, { body }, invitation),
  );

/** A new code for a person (C307). */
export const useReinvitePerson = () =>
  useCompanyMutation((id: number) => fetchData(operations.reinvitePerson, { params: { id } }, invitation));

/** Changes roles and limits (C306). */
export const useChangePerson = () =>
  useCompanyMutation(({ id, ...body }: OperationInput<'changePerson'>['body'] & Pick<Person, 'id'>) =>
    fetchData(operations.changePerson, { params: { id }, body }),
  );

/** Ends a person's access (C308). */
export const useStopPerson = () =>
  useCompanyMutation((id: number) => fetchData(operations.stopPerson, { params: { id } }));

/** Switches a person's second factor off, which ends their sessions (C335). */
export const useRemovePersonFactor = () =>
  useCompanyMutation((id: number) => fetchData(operations.removePersonFactor, { params: { id } }));

/** Adds a rule of approval (C310). */
export const useAddRule = () =>
  useCompanyMutation((body: OperationInput<'addRule'>['body']) => fetchData(operations.addRule, { body }));

/** Deletes a rule of approval (C311). */
export const useDeleteRule = () =>
  useCompanyMutation((id: number) => fetchData(operations.deleteRule, { params: { id } }));

/** Rules about products change what can be bought on every page. */
function useGoodsRuleMutation<Variables, Data>(mutationFn: (variables: Variables) => Promise<Data>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refetchAll(client, companyKeys.all) });
}

/** Forbids or prefers products (C326). */
export const useAddGoodsRule = () =>
  useGoodsRuleMutation((body: OperationInput<'addGoodsRule'>['body']) => fetchData(operations.addGoodsRule, { body }));

/** Deletes such a rule (C327). */
export const useDeleteGoodsRule = () =>
  useGoodsRuleMutation((id: number) => fetchData(operations.deleteGoodsRule, { params: { id } }));
