import type { Address } from '@yaoji/api-client/wire';
import type { ComponentProps } from 'react';
import { RoleButton } from '#features/user/role-button.tsx';

type AddressButtonProps = Pick<ComponentProps<typeof RoleButton>, 'operation' | 'onClick'> & {
  label: string;
  address: Pick<Address, 'receiver'>;
};

/** An action on an address, named after its receiver. */
export const AddressButton = ({ label, address: { receiver }, ...button }: AddressButtonProps) => (
  <RoleButton {...button} tone="plain" size="small" aria-label={`${label} ${receiver}的地址`}>
    {label}
  </RoleButton>
);
