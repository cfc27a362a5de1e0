import { operations } from '@yaoji/api-client';
import type { Address } from '@yaoji/api-client/wire';
import { Button } from '@yaoji/ui';
import { useState } from 'react';
import { AddressButton } from '#features/address/address-button.tsx';
import { AddressDialog } from '#features/address/address-dialog.tsx';
import { AddressOptions } from '#features/address/address-options.tsx';
import { RoleButton } from '#features/user/role-button.tsx';
import { FoldingCard } from './folding-card.tsx';

type AddressChoiceProps = {
  addresses: readonly Address[];
  value: number;
  onChange: (id: number) => void;
  onSaved: () => void;
};

/** Shown at first: one row in a wide window. */
const firstAddresses = 4;

/** Chooses the shipping address; addresses can be added and edited here. */
export function AddressChoice({ addresses, value, onChange, onSaved }: AddressChoiceProps) {
  /** The address in the dialog; `new` to add one. */
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [isExpanded, setExpanded] = useState(false);
  const chosenFirst = [...addresses].sort((a, b) => Number(b.id === value) - Number(a.id === value));
  const shown = isExpanded
    ? addresses
    : addresses.length > firstAddresses
      ? chosenFirst.slice(0, firstAddresses)
      : addresses;
  return (
    <FoldingCard
      title="收货地址"
      state={addresses.some(({ id }) => id === value) ? 'folds' : 'open'}
      aside={
        <RoleButton operation={operations.addAddress} tone="outline" size="small" onClick={() => setEdited('new')}>
          新增收货地址
        </RoleButton>
      }
    >
      <AddressOptions
        addresses={shown}
        chosenId={value}
        onChoose={onChange}
        actionsOf={(address) => (
          <AddressButton
            address={address}
            operation={operations.changeAddress}
            label="编辑"
            onClick={() => setEdited(address)}
          />
        )}
      />
      {addresses.length > shown.length && (
        <Button
          tone="plain"
          size="small"
          onClick={() => setExpanded(true)}
        >{`显示全部 ${addresses.length} 个地址`}</Button>
      )}
      {edited && (
        <AddressDialog
          {...(edited === 'new' ? { isFirst: addresses.length === 0 } : { address: edited })}
          onClose={() => setEdited(null)}
          onSaved={(address) => {
            setEdited(null);
            if (address.id === value) onSaved();
            else onChange(address.id);
          }}
        />
      )}
    </FoldingCard>
  );
}
