import { type OperationId, operations, type Role } from '@yaoji/api-client/desk/contract';

type Row = { roles?: readonly Role[] };

/** Returns whether the contract allows the role to make the call. */
export const mayCall = (role: Role, id: OperationId): boolean => (operations[id] as Row).roles?.includes(role) ?? false;

/** Returns whether the role may know the wholesaler's costs. */
export const seesCost = (role: Role): boolean => role === 'owner' || role === 'sales' || role === 'finance';
