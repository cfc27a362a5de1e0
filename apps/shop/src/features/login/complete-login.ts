import { type Outcome, operations } from '@yaoji/api-client';
import type { OperationData } from '@yaoji/api-client/contract';
import { api } from '#shared/api/api.ts';
import { askIdentity } from '#shared/notices/question.store.ts';

/** The result of a login attempt, after asking for the second factor if the account has one (C252). */
export async function completeLogin(outcome: Outcome<OperationData<'login'>>): Promise<typeof outcome> {
  if (outcome.ok || outcome.error.kind !== 'unverified') return outcome;
  return (await askIdentity(outcome.error)) ? api.call(operations.getUserState) : outcome;
}
