import type { OperationRoles } from '@yaoji/api-client/contract';
import { Button, type ButtonProps } from '@yaoji/ui';
import { useRefusal } from './use-refusal.ts';

type RoleButtonProps = Omit<ButtonProps, 'disabledReason'> & { readonly operation: OperationRoles };

/** A button that leads to an operation: it is disabled and says who can for people whose roles don't allow it. */
export function RoleButton({ operation, ...button }: RoleButtonProps) {
  return <Button {...button} disabledReason={useRefusal()(operation)} />;
}
