import { type OperationId, operations, type Role } from '@yaoji/api-client/desk/contract';

type Row = { roles?: readonly Role[] };

/** Whether the contract lets the role make the call. */
export const mayCall = (role: Role, id: OperationId): boolean => (operations[id] as Row).roles?.includes(role) ?? false;

/** Whether the role may know what goods cost the wholesaler. */
export const seesCost = (role: Role): boolean => role === 'owner' || role === 'sales' || role === 'finance';
