import type { DataOf, InputOf, RefusalOf } from '../contract/shapes.ts';
import type * as operationTable from './generated/operations.ts';
import type { fixedRoles } from './generated/permissions.ts';
import type { components, operations as operationTypes } from './generated/schema.ts';

export * as operations from './generated/operations.ts';

/** The titles of a form's fields by schema, e.g. `titles.CouponForm`; those of an operation's own fields are its `fields`. */
export * as titles from './generated/titles.ts';

/** Every schema of the desk's contract by name, e.g. `Schemas['OrderDetail']`. */
export type Schemas = components['schemas'];

export { fixedRoles, permissions } from './generated/permissions.ts';

/** A role that always exists. */
export type FixedRole = keyof typeof fixedRoles;

/** A named group of operations, e.g. `refunds`. */
export type Permission = Schemas['Permission'];

/** The permissions that a scope of an ERP key requires of its creator, so that no key may do more than they may. */
export const erpScopePermissions: Readonly<Record<Schemas['ErpScope'], readonly Permission[]>> = {
  'goods:write': ['goodsProfiles', 'pictures'],
  'prices:write': ['prices'],
  'stock:write': ['stock', 'reports'],
  'buyers:write': ['buyerChanges', 'qualifications'],
  'orders:read': ['orders'],
  'shipments:write': ['ship', 'shortages'],
  'invoices:write': ['invoices'],
  'receipts:write': ['bank', 'refunds'],
  'credit:write': ['credit'],
  'webhooks:write': ['interfaces'],
};

/** Name of an operation of the desk, e.g. `acceptTransfer`. */
export type OperationId = keyof typeof operationTable;

/** One operation as the table holds it: id, method, path with `{parameters}`, access and permissions. */
export type Operation = (typeof operationTable)[OperationId];

/** An operation's input: `params`, `query` and `body`. */
export type OperationInput<Id extends OperationId> = InputOf<operationTypes[Id]>;

/** The `data` of a successful answer. */
export type OperationData<Id extends OperationId> = DataOf<operationTypes[Id]>;

/** The `data` of a 409 if the contract declares it (held lines, concurrent changes), otherwise `unknown`. */
export type OperationRefusal<Id extends OperationId> = RefusalOf<operationTypes[Id]>;
