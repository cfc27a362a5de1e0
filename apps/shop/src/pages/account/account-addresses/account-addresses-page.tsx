import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Address } from '@yaoji/api-client/wire';
import { AddressCard, EmptyState, PlusIcon, Skeleton } from '@yaoji/ui';
import { useState } from 'react';
import { addressesQuery } from '#features/address/address.queries.ts';
import { AddressButton } from '#features/address/address-button.tsx';
import { AddressDialog } from '#features/address/address-dialog.tsx';
import { useDeleteAddress } from '#features/address/delete-address.mutation.ts';
import { useMakeDefault } from '#features/address/make-default.mutation.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { RoleButton } from '#features/user/role-button.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import * as css from './addresses.css.ts';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(addressesQuery());

/** Shipping addresses: add, edit, delete and set the default (R032). */
export default function AddressesPage() {
  const query = useQuery(addressesQuery());
  const { data: addresses } = query;
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const { deleteAddress, deletingId } = useDeleteAddress();
  const makeDefault = useMakeDefault();
  const busyId = deletingId ?? (makeDefault.isPending ? makeDefault.variables.id : undefined);
  const add = (
    <RoleButton operation={operations.addAddress} icon={<PlusIcon />} onClick={() => setEdited('new')}>
      新增收货地址
    </RoleButton>
  );
  return (
    <MemberFrame note={addresses && addresses.length > 0 ? `共 ${addresses.length} 个` : undefined} actions={add}>
      <Loaded
        query={query}
        inCard
        skeleton={
          <ul className={css.list} aria-busy>
            {[1, 2, 3].map((key) => (
              <li key={key} className={css.entry}>
                <Skeleton height={116} />
              </li>
            ))}
          </ul>
        }
        empty={
          <EmptyState title="还没有收货地址" picture="order">
            新增后，下单时可以直接选用。
          </EmptyState>
        }
      >
        {(addresses) => (
          <ul className={css.list}>
            {addresses.map((address) => (
              <li key={address.id} className={address.id === busyId ? css.busy : css.entry}>
                <AddressCard
                  address={{ ...address, name: address.receiver }}
                  actions={
                    <>
                      {!address.isDefault && (
                        <AddressButton
                          address={address}
                          operation={operations.changeAddress}
                          label="设为默认"
                          onClick={() => makeDefault.mutate(address)}
                        />
                      )}
                      <AddressButton
                        address={address}
                        operation={operations.changeAddress}
                        label="编辑"
                        onClick={() => setEdited(address)}
                      />
                      <AddressButton
                        address={address}
                        operation={operations.deleteAddress}
                        label="删除"
                        onClick={() => void deleteAddress(address)}
                      />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {edited && (
        <AddressDialog
          {...(edited === 'new' ? {} : { address: edited })}
          onClose={() => setEdited(null)}
          onSaved={() => setEdited(null)}
        />
      )}
    </MemberFrame>
  );
}
