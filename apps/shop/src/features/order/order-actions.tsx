import type { OrderActions as Allowed } from '@yaoji/api-client/wire';
import { Button } from '@yaoji/ui';
import { lazy, Suspense, useState } from 'react';
import { ask } from '#shared/notices/question.store.ts';
import { href } from '#shared/routing/href.ts';
import { useConfirmOrder } from './change-order.mutation.ts';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

type OrderActionsProps = {
  readonly order: { readonly id: number; readonly orderNo: string; readonly actions: Allowed };
  /** Default `small`. */
  readonly size?: 'small' | 'large';
};

/** What the buyer may do with an order now. */
export function OrderActions({ order: { id, orderNo, actions }, size = 'small' }: OrderActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const confirm = useConfirmOrder();
  const confirmReceipt = async () => {
    const text = '请确认已收到全部商品，并核对批号与数量。';
    if (await ask({ title: '确认收货', text, confirmLabel: '确认收货', cancelLabel: '取消' })) confirm.mutate({ id });
  };
  return (
    <>
      {actions.pay && (
        <Button tone="price" size={size} href={href('cart_step3', { id })}>
          去付款
        </Button>
      )}
      {actions.confirm && (
        <Button size={size} loading={confirm.isPending} onClick={() => void confirmReceipt()}>
          确认收货
        </Button>
      )}
      {actions.cancel && (
        <Button tone="outline" size={size} onClick={() => setCancelling(true)}>
          取消订单
        </Button>
      )}
      {isCancelling && (
        <Suspense>
          <CancelDialog orderId={id} orderNo={orderNo} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  );
}
