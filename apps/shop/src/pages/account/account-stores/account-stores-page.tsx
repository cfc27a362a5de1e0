import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Store } from '@yaoji/api-client/wire';
import { Button, Card, DescriptionList, EmptyState, PlusIcon, Skeleton } from '@yaoji/ui';
import { useState } from 'react';
import { cartQuery } from '#features/cart/cart.queries.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { CopyCartDialog } from '#features/store/copy-cart-dialog.tsx';
import { useDownloadStoreMonths } from '#features/store/download-store-months.mutation.ts';
import { storeLinksQuery, storesQuery } from '#features/store/store.queries.ts';
import { StoreLinks } from '#features/store/store-links.tsx';
import { useSwitchStore } from '#features/store/switch-store.mutation.ts';
import { useUnlinkStore } from '#features/store/unlink-store.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { isAllowed, useRefusal } from '#features/user/use-refusal.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { LinkDialog } from './link-dialog.tsx';
import { StoreCard } from './store-card.tsx';
import { monthText } from './store-months.ts';
import * as css from './stores.css.ts';

export const prefetch: Prefetch = (client) => {
  if (!isAllowed(client, operations.listStores)) return;
  void client.prefetchQuery(storesQuery());
  void client.prefetchQuery(storeLinksQuery());
};

/** Linked stores: link, confirm, switch, unlink, and copy the cart to them (R031). */
export default function StoresPage() {
  const refusal = useRefusal()(operations.listStores);
  const query = useQuery({ ...storesQuery(), enabled: refusal === null });
  const { data: stores } = query;
  const { data: cart } = useQuery(cartQuery());
  const [isLinking, setLinking] = useState(false);
  const [copyTo, setCopyTo] = useState<Store | null>(null);
  const switching = useSwitchStore();
  const opening = useSwitchStore(() => href('order_list'));
  const { unlinkStore, unlinkingId } = useUnlinkStore();
  const others = (stores ?? []).filter(({ isCurrent }) => !isCurrent);
  const link = (
    <>
      {others.length > 0 && (
        <Button tone="outline" href={href('store_orders')}>
          分店下单
        </Button>
      )}
      <RoleButton operation={operations.linkStore} icon={<PlusIcon />} onClick={() => setLinking(true)}>
        绑定门店
      </RoleButton>
    </>
  );
  return (
    <MemberFrame
      note={stores && stores.length > 1 ? `共 ${stores.length} 家` : '一个登录管理多家门店'}
      {...(stores ? { actions: link } : {})}
    >
      {refusal ? (
        <Card>{refusal}</Card>
      ) : (
        <Loaded query={query} inCard skeleton={<StoresSkeleton />}>
          {(stores) => (
            <>
              <StoreLinks />
              {stores.length > 1 && <Totals stores={stores} />}
              <ul className={css.list}>
                {stores.map((store) => (
                  <li key={store.id}>
                    <StoreCard
                      store={store}
                      canCopy={!store.isCurrent && !!cart && cart.lines.length > 0}
                      switching={switching.isPending && switching.variables === store.id}
                      unlinking={unlinkingId === store.id}
                      opening={opening.isPending && opening.variables === store.id}
                      onOrders={() => opening.mutate(store.id)}
                      onSwitch={() => switching.mutate(store.id)}
                      onCopy={() => setCopyTo(store)}
                      onUnlink={() => void unlinkStore(store)}
                    />
                  </li>
                ))}
              </ul>
              {others.length === 0 && (
                <Card>
                  <EmptyState compact title="还没有绑定其他门店" picture="order">
                    绑定后可随时切换门店下单，也可把购物车一次复制给多家门店。
                  </EmptyState>
                </Card>
              )}
            </>
          )}
        </Loaded>
      )}
      {isLinking && <LinkDialog onClose={() => setLinking(false)} />}
      {copyTo && cart && <CopyCartDialog lines={cart.lines} chosenIds={[copyTo.id]} onClose={() => setCopyTo(null)} />}
    </MemberFrame>
  );
}

const StoresSkeleton = () => (
  <div className={css.list} aria-busy>
    {[1, 2].map((key) => (
      <Card key={key}>
        <Skeleton height={96} />
      </Card>
    ))}
  </div>
);

const formats = ['csv', 'xlsx'] as const;

/** Orders of all stores together. */
function Totals({ stores }: { stores: readonly Store[] }) {
  const months = stores.flatMap((store) => store.months);
  const download = useDownloadStoreMonths();
  return (
    <Card>
      <section aria-label="各店合计">
        <DescriptionList
          items={[
            { label: '本月各店合计', value: monthText(months, 0) },
            { label: '上月各店合计', value: monthText(months, 1) },
          ]}
        />
        <div className={css.actions}>
          {formats.map((format) => (
            <Button
              key={format}
              size="small"
              tone="outline"
              loading={download.isPending && download.variables === format}
              onClick={() => download.mutate(format)}
            >
              导出近 12 个月 {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </section>
    </Card>
  );
}
