import { type OperationRoles, operations } from '@yaoji/api-client/contract';
import { personRoles, roleRefusal } from '@yaoji/domain';
import { expect, it } from 'vitest';
import { Refusal } from '#errors/refusal.ts';
import type { Context } from '#operation.ts';
import { shopContract } from './openapi.ts';
import { shopRules } from './shop-rules.ts';

/** The server's words when a person with this role calls an operation; null if it lets them. */
function serverSays(id: string, role: (typeof personRoles)[number]): string | null {
  try {
    // The cast: admission reads no more of the context.
    shopRules.admit(shopContract.read(id), { signedIn: { buyerId: 1, member: { roles: [role] } } } as Context);
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'roleRefused') return error.message;
    throw error;
  }
}

it.each(personRoles)('refuses a person who is %s with the words of the shop’s buttons, in each operation', (role) => {
  const rows = Object.values<OperationRoles & { id: string }>(operations);
  const shopSays = rows.map(({ id, roles }) => [id, roleRefusal([role], roles ?? 'all')]);
  expect(rows.map(({ id }) => [id, serverSays(id, role)])).toEqual(shopSays);
  expect(new Set(shopSays.map(([, words]) => words)).size).toBeGreaterThan(2);
});
