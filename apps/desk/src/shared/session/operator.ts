import type { Operation, OperationData } from '@yaoji/api-client/desk';
import { createContext, use } from 'react';

export type Operator = NonNullable<OperationData<'getOperator'>>;

/** Who is signed in, for the pages inside of the frame. */
export const OperatorContext = createContext<Operator | null>(null);

/** Whether the operator's role may do this: what it may not is left out of the page. */
export function useMay(): (operation: Operation) => boolean {
  const operator = use(OperatorContext);
  return (operation) => 'roles' in operation && (operation.roles as readonly string[]).includes(operator?.role ?? '');
}
