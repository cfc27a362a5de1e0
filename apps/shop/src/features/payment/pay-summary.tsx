import type { PaymentState } from '@yaoji/api-client/wire';
import { Button, Card, Price } from '@yaoji/ui';
import { orderStatusName } from '#features/order/order-status.ts';
import { PayCountdown } from '#features/order/pay-countdown.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './pay.css.ts';

type PaySummaryProps = { state: PaymentState; onExpired: () => void };

/** The amount due and its deadline, or the outcome of an order that is no longer open. */
export function PaySummary({ state, onExpired }: PaySummaryProps) {
  const isOpen = state.orderStatus === 'pending';
  return (
    <Card padding="large">
      <div className={css.summary}>
        <div>
          <h1 className={css.lead}>订单{isOpen ? '提交成功' : orderStatusName[state.orderStatus]}</h1>
          <p className={css.detail}>
            订单号 {state.orderNo}
            {isOpen && state.expiresAt !== null && (
              <>
                {'　请在 '}
                <PayCountdown until={state.expiresAt} onEnd={onExpired} />
                {' 内完成支付，超时订单将自动取消'}
              </>
            )}
            {state.orderStatus === 'cancelled' && '　订单已关闭，所用优惠券和库存已退回，可重新下单。'}
          </p>
        </div>
        <div className={css.due}>
          应付金额
          <Price value={state.total} size="huge" />
        </div>
      </div>
      {!isOpen && (
        <div className={css.actions}>
          <Button href={href('order_info', { id: state.orderId })}>查看订单</Button>
          <Button href={href('list_index')} tone="outline">
            继续购物
          </Button>
        </div>
      )}
    </Card>
  );
}
