import type { OperationRoles } from '@yaoji/api-client/contract';
import { type ButtonProps, ReasonedButton } from '@yaoji/ui';
import { useRefusal } from './use-refusal.ts';

type RoleButtonProps = ButtonProps & { operation: OperationRoles };

/** A button that leads to an operation: it is disabled and says who can for people whose roles don't allow it. */
export function RoleButton({ operation, ...button }: RoleButtonProps) {
  return <ReasonedButton {...button} disabledReason={useRefusal()(operation)} />;
}
