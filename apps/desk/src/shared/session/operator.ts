import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { createContext, use } from 'react';

export type Operator = NonNullable<OperationData<'getOperator'>>;

/** The signed-in operator, for pages inside the frame. */
export const OperatorContext = createContext<Operator | null>(null);

/** Returns whether the operator's role may call an operation; pages hide what it may not. */
export function useMay(): (operation: Operation) => boolean {
  const operator = use(OperatorContext);
  return (operation) => 'roles' in operation && (operation.roles as readonly string[]).includes(operator?.role ?? '');
}
