import type { Address } from '@yaoji/api-client/wire';
import { AddressCard } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './address-options.css.ts';

type AddressOptionsProps = {
  addresses: readonly Address[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
  actionsOf?: (address: Address) => ReactNode;
};

/** Addresses to choose from. */
export function AddressOptions({ addresses, chosenId, onChoose, actionsOf }: AddressOptionsProps) {
  if (addresses.length === 0) return <p className={css.none}>还没有收货地址，请先新增。</p>;
  return (
    <fieldset className={css.options} aria-label="收货地址">
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={{ ...address, name: address.receiver }}
          choice={{ name: 'address', checked: address.id === chosenId, onChange: () => onChoose(address.id) }}
          actions={actionsOf?.(address)}
        />
      ))}
    </fieldset>
  );
}
