import type { Operation, OperationData, Permission, Schemas } from '@yaoji/api-client/desk';
import { createContext, use } from 'react';

export type Operator = NonNullable<OperationData<'getOperator'>>;

/** The signed-in operator, for pages inside the frame. */
export const OperatorContext = createContext<Operator | null>(null);

/** Returns whether the operator may call an operation; pages hide what they may not. */
export function useMay(): (operation: Operation) => boolean {
  const operator = use(OperatorContext);
  return (operation) => {
    if (!('permissions' in operation)) return false;
    const named: 'everybody' | readonly Permission[] = operation.permissions;
    return named === 'everybody' || named.some((each) => operator?.permissions.includes(each));
  };
}

/** Names of roles in one line. */
export const roleText = (roles: readonly Schemas['RoleName'][]): string => roles.map(({ name }) => name).join('、');
