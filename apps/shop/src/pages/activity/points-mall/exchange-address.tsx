import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { Skeleton } from '@yaoji/ui';
import { useState } from 'react';
import { addressesQuery } from '#features/address/address.queries.ts';
import { AddressDialog } from '#features/address/address-dialog.tsx';
import { AddressOptions } from '#features/address/address-options.tsx';
import { RoleButton } from '#features/user/role-button.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import * as css from './exchange-dialog.css.ts';

type ExchangeAddressProps = { chosenId: number | undefined; onChoose: (id: number) => void };

/** Chooses the shipping address; a new one can be added here. */
export function ExchangeAddress({ chosenId, onChoose }: ExchangeAddressProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Loaded query={useQuery(addressesQuery())} compact skeleton={<Skeleton height={72} />}>
      {(addresses) => (
        <div className={css.addresses}>
          <AddressOptions addresses={addresses} chosenId={chosenId} onChoose={onChoose} />
          <div>
            <RoleButton operation={operations.addAddress} tone="outline" size="small" onClick={() => setAdding(true)}>
              新增收货地址
            </RoleButton>
          </div>
          {isAdding && (
            <AddressDialog
              onClose={() => setAdding(false)}
              onSaved={({ id }) => {
                setAdding(false);
                onChoose(id);
              }}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}
