import { useQuery } from '@tanstack/react-query';
import { newKey, operations } from '@yaoji/api-client';
import type { CartLine, InvoiceKind, OrderStore } from '@yaoji/api-client/wire';
import { Button, Card, EmptyState, FormField, Notice, Price, Select, Skeleton, TextField } from '@yaoji/ui';
import { media } from '@yaoji/ui/theme';
import { useEffect, useState } from 'react';
import { cartQuery } from '#features/cart/cart.queries.ts';
import { invoiceKindName } from '#features/invoice/invoice-words.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { usePlaceStoreOrders } from '#features/store/place-store-orders.mutation.ts';
import { orderStoresQuery } from '#features/store/store-order.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { isAllowed, useRefusal } from '#features/user/use-refusal.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { CardFoot } from '#shared/page/card-foot.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { PlacedOrders } from './placed-orders.tsx';
import { StoreGrid } from './store-grid.tsx';
import * as css from './store-orders.css.ts';
import { type StoreGridState, useStoreGrid } from './use-store-grid.ts';

export const prefetch: Prefetch = (client) => {
  if (isAllowed(client, operations.listOrderStores)) void client.prefetchQuery(orderStoresQuery());
  void client.prefetchQuery(cartQuery());
};

const skeleton = (
  <Card>
    <Skeleton height={240} />
  </Card>
);

const noStores = (
  <EmptyState
    picture="order"
    title="还没有绑定门店"
    action={<Button href={href('account_stores')}>去绑定门店</Button>}
  />
);

const noLines = (
  <EmptyState
    picture="cart"
    title="请先在购物车选中要分给门店的商品"
    action={<Button href={href('cart')}>去购物车</Button>}
  />
);

/** One order for many stores, with quantities per store of the products in the cart (R127). */
export default function StoreOrdersPage() {
  const refusal = useRefusal()(operations.listOrderStores);
  const stores = useQuery({ ...orderStoresQuery(), enabled: refusal === null });
  const cart = useQuery(cartQuery());
  const placing = usePlaceStoreOrders();
  const selected = cart.data?.lines.filter(
    ({ isSelected, kind }) => isSelected && (kind === 'ordinary' || kind === 'special' || kind === 'seckill'),
  );
  // One row for each product: its stores get their own prices, also of offers.
  const lines = selected && [...new Map(selected.map((line) => [line.goodsId, line])).values()];
  return (
    <MemberFrame note="每家门店各自成单：各用自己的价格、资质、收货地址和发票">
      {refusal ? (
        <Card>{refusal}</Card>
      ) : placing.data ? (
        <PlacedOrders orders={placing.data} />
      ) : (
        <Loaded query={{ ...cart, data: lines }} inCard skeleton={skeleton}>
          {(lines) => (
            <Loaded
              query={stores}
              inCard
              skeleton={skeleton}
              isEmpty={({ length }) => length < 2 || lines.length === 0}
              empty={stores.data && stores.data.length < 2 ? noStores : noLines}
            >
              {(stores) => <OrderForm stores={stores} lines={lines} placing={placing} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </MemberFrame>
  );
}

type OrderFormProps = {
  stores: readonly OrderStore[];
  lines: readonly CartLine[];
  placing: ReturnType<typeof usePlaceStoreOrders>;
};

function OrderForm({ stores, lines, placing }: OrderFormProps) {
  const grid = useStoreGrid(stores, lines);
  const [key] = useState(newKey);
  const placeOnce = useMutateOnce(placing);
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(matchMedia(media.phone).matches), []);
  const [shownId, setShownId] = useState(stores[0]?.id);
  const submit = (choices: Choices) => {
    const ordered = new Set(grid.chosen.flatMap(({ lines: own }) => own.map(({ goodsId }) => goodsId)));
    placeOnce({
      idempotency_key: key,
      ids: lines.flatMap(({ id, goodsId }) => (ordered.has(goodsId) ? [id] : [])),
      ...choices,
      stores: grid.chosen.map(({ store, lines: own, column }) => ({
        store_id: store.id,
        expected_total: column?.total ?? '0.00',
        lines: own.map(({ goodsId, quantity }) => ({ goods_id: goodsId, number: quantity })),
      })),
    });
  };
  return (
    <>
      {grid.pasted && (
        <Notice
          announced
          tone={grid.pasted.notes.length > 0 ? 'warning' : 'success'}
          title={`粘贴：填入 ${grid.pasted.taken.length} 格`}
          onClose={grid.clearPasted}
        >
          <Notes notes={grid.pasted.notes} />
        </Notice>
      )}
      {grid.failed && (
        <Loaded query={grid.failed} compact>
          {() => null}
        </Loaded>
      )}
      <Card>
        {isPhone && (
          <FormField label="门店">
            <Select
              block
              value={String(shownId)}
              onChange={(id) => setShownId(Number(id))}
              options={stores.map(({ id, company }) => ({ value: String(id), label: company }))}
            />
          </FormField>
        )}
        <StoreGrid stores={isPhone ? stores.filter(({ id }) => id === shownId) : stores} lines={lines} grid={grid} />
      </Card>
      {grid.problems.length > 0 && (
        <Notice announced tone="warning" title="请先调整">
          <Notes notes={grid.problems} />
        </Notice>
      )}
      {placing.error && (
        <Notice announced tone="danger" title="没有下单">
          {placing.error.message}
        </Notice>
      )}
      <Submit grid={grid} placing={placing.isPending} onSubmit={submit} />
    </>
  );
}

type Choices = { invoice_kind: InvoiceKind; remark: string };

type SubmitProps = {
  grid: StoreGridState;
  placing: boolean;
  onSubmit: (choices: Choices) => void;
};

/** The choices for all orders, their total and the button. */
function Submit({ grid, placing, onSubmit }: SubmitProps) {
  const [invoiceKind, setInvoiceKind] = useState<InvoiceKind>('none');
  const [remark, setRemark] = useState('');
  const isReady = grid.chosen.length > 0 && grid.problems.length === 0 && !grid.isPricing && grid.failed === undefined;
  return (
    <Card>
      <div className={css.form}>
        <FormField label="各店发票">
          <Select
            block
            value={invoiceKind}
            // The cast: the options are these kinds.
            onChange={(kind) => setInvoiceKind(kind as InvoiceKind)}
            options={Object.entries(invoiceKindName).map(([value, label]) => ({ value, label }))}
          />
        </FormField>
        <FormField label="备注">
          <TextField value={remark} maxLength={200} onChange={setRemark} />
        </FormField>
      </div>
      <CardFoot>
        <span>
          {grid.chosen.length} 家门店，共 <Price value={grid.total} />
        </span>
        <RoleButton
          operation={operations.placeStoreOrders}
          size="large"
          disabled={!isReady}
          loading={placing}
          onClick={() => onSubmit({ invoice_kind: invoiceKind, remark: remark.trim() })}
        >
          为 {grid.chosen.length} 家门店下单
        </RoleButton>
      </CardFoot>
    </Card>
  );
}

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <ul className={css.notes}>
    {[...notes.entries()].map(([index, note]) => (
      <li key={index}>{note}</li>
    ))}
  </ul>
);
