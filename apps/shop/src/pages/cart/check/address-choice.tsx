import type { Address } from '@yaoji/api-client/wire';
import { Button, Card } from '@yaoji/ui';
import { lazy, Suspense, useState } from 'react';
import { OptionCards } from './option-cards.tsx';

const AddressDialog = lazy(() => import('#features/address/address-dialog.tsx'));

type AddressChoiceProps = {
  readonly addresses: readonly Address[];
  readonly value: number;
  readonly onChange: (id: number) => void;
};

/** Where it goes; another address can be added on the spot. */
export function AddressChoice({ addresses, value, onChange }: AddressChoiceProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title="收货地址"
      aside={
        <Button tone="outline" size="small" onClick={() => setAdding(true)}>
          新增收货地址
        </Button>
      }
    >
      {addresses.length === 0 ? (
        <p>还没有收货地址，请先新增。</p>
      ) : (
        <OptionCards
          label="收货地址"
          name="address"
          value={value}
          onChange={onChange}
          options={addresses.map((address) => ({
            value: address.id,
            title: `${address.receiver}　${address.phone}`,
            aside: address.isDefault ? '默认' : undefined,
            note: `${address.region}${address.detail}`,
          }))}
        />
      )}
      {isAdding && (
        <Suspense>
          <AddressDialog
            onClose={() => setAdding(false)}
            onAdded={(address) => {
              setAdding(false);
              onChange(address.id);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
