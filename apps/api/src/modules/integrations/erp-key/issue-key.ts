import { erpScopePermissions, type Permission } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { invalid, required } from '#errors/refusal.ts';
import { type ErpKeyRow, insertKey, type NewKey, revokeKey } from './erp-key.repository.ts';

/** Creates a key, which is shown once. No key may do more than its creator. */
export const issueKey = (tx: Tx, values: NewKey, permissions: ReadonlySet<Permission>, now: Date) => {
  if (values.scopes.some((scope) => erpScopePermissions[scope].some((each) => !permissions.has(each))))
    throw invalid({ scopes: '只能选自己岗位也有的权限，其他的请负责人新建' });
  return insertKey(tx, values, now);
};

export const endKey = async (tx: Tx, id: number, now: Date): Promise<ErpKeyRow> =>
  required(await revokeKey(tx, id, now), 'keyMissing');
