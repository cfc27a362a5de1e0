import { operations } from '@yaoji/api-client';
import type { OperationRoles } from '@yaoji/api-client/contract';
import type { OrderActions as Allowed } from '@yaoji/api-client/wire';
import { Button, MoreIcon, Popover, ReasonedButton } from '@yaoji/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRefusal } from '#features/user/use-refusal.ts';
import { ask } from '#shared/notices/question.store.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import { href } from '#shared/routing/href.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useConfirmOrder } from './change-order.mutation.ts';
import { useDownloadPapers } from './download-papers.mutation.ts';
import * as css from './order-actions.css.ts';

const BuyAgainDialog = lazy(whenOnline(() => import('#features/buy-again/buy-again-dialog.tsx')));

type OrderActionsProps = {
  order: { id: number; orderNo: string; actions: Allowed };
  /** `card`: the most important action, the others under 更多. `bar`: all side by side. Default `card`. */
  form?: 'card' | 'bar';
};

type Action = {
  label: string;
  /** The operation to which it leads, if roles decide about it. */
  operation?: OperationRoles;
  tone?: 'price' | 'brand' | 'brandOutline' | undefined;
  href?: string;
  onClick?: () => void;
  loading?: boolean;
};

/** The buyer's current actions for an order, most important first. */
export function OrderActions({ order: { id, orderNo, actions }, form = 'card' }: OrderActionsProps) {
  const [dialog, setDialog] = useState<'cancel' | 'again' | null>(null);
  const confirm = useConfirmOrder();
  const papers = useDownloadPapers();
  const confirmReceipt = async () => {
    const text = '请确认已收到全部商品，并核对批号与数量。';
    if (await ask({ title: '确认收货', text, confirmLabel: '确认收货' })) confirm.mutate({ id });
  };
  const receiving: Action | false = actions.papers && {
    label: '收货验收',
    tone: actions.confirm ? 'brandOutline' : undefined,
    href: href('order_receiving', { id }),
  };
  const all: (Action | false)[] = [
    actions.pay && { label: '去付款', operation: operations.payOrder, tone: 'price', href: href('cart_step3', { id }) },
    actions.confirm && {
      label: '确认收货',
      operation: operations.confirmOrder,
      tone: 'brand',
      onClick: () => void confirmReceipt(),
      loading: confirm.isPending,
    },
    actions.confirm && receiving,
    actions.again && {
      label: '再次购买',
      operation: operations.buyAgain,
      tone: 'brandOutline',
      onClick: () => setDialog('again'),
    },
    actions.cancel && { label: '取消订单', operation: operations.cancelOrder, onClick: () => setDialog('cancel') },
    actions.return && {
      label: '申请退货',
      operation: operations.requestReturn,
      href: href('order_info', { id }, { apply: 'return' }),
    },
    actions.afterSales && {
      label: '申请售后',
      operation: operations.requestAfterSales,
      href: href('order_info', { id }, { apply: 'after-sales' }),
    },
    actions.invoice && {
      label: '申请发票',
      operation: operations.requestInvoice,
      href: href('e_invoice', {}, { view: 'ask', keywords: orderNo, chosen: id }),
    },
    actions.papers && {
      label: '随货资料',
      onClick: () => papers.mutate({ id, orderNo }),
      loading: papers.isPending,
    },
    // For its goods-in record.
    !actions.confirm && receiving,
  ];
  const allowed = all.filter((action) => action !== false);
  const inView = form === 'bar' ? allowed.length : 2;
  const close = () => setDialog(null);
  return (
    <>
      {allowed.slice(0, inView).map((action) => (
        <ActionButton key={action.label} action={action} size={form === 'bar' ? 'medium' : 'small'} />
      ))}
      {allowed.length > inView && (
        <Popover label={`订单 ${orderNo} 的更多操作`} block trigger={<MoreButton orderNo={orderNo} />}>
          <div className={css.menu}>
            {allowed.slice(inView).map((action) => (
              <ActionButton key={action.label} action={action} size="small" />
            ))}
          </div>
        </Popover>
      )}
      <Suspense>
        {dialog === 'cancel' && <CancelDialog orderId={id} orderNo={orderNo} onClose={close} />}
        {dialog === 'again' && <BuyAgainDialog orderId={id} orderNo={orderNo} onClose={close} />}
      </Suspense>
    </>
  );
}

function ActionButton({ action, size }: { action: Action; size: 'small' | 'medium' }): ReactNode {
  const { label, tone = 'outline', operation = {}, ...rest } = action;
  const refusal = useRefusal();
  return (
    <ReasonedButton tone={tone} size={size} disabledReason={refusal(operation)} {...rest}>
      {label}
    </ReasonedButton>
  );
}

/** The popover adds the props that open and describe it. */
const MoreButton = ({ orderNo, ...rest }: { orderNo: string }) => (
  <Button tone="outline" size="small" block icon={<MoreIcon size={14} />} aria-label={`更多操作 ${orderNo}`} {...rest}>
    更多
  </Button>
);
