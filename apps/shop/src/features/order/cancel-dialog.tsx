import { Button, Dialog, FormField, Select } from '@yaoji/ui';
import { useState } from 'react';
import { useCancelOrder } from './change-order.mutation.ts';

type CancelDialogProps = { orderId: number; orderNo: string; onClose: () => void };

const reasons = ['重复下单', '商品或数量选错', '收货地址有误', '价格不合适', '暂时不需要'];

/** Asks for a reason and cancels the order. */
export function CancelDialog({ orderId, orderNo, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState(reasons[0] ?? '');
  const { mutate, isPending } = useCancelOrder();
  return (
    <Dialog
      open
      size="small"
      title="取消订单"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            暂不取消
          </Button>
          <Button
            tone="danger"
            loading={isPending}
            onClick={() => mutate({ id: orderId, reason }, { onSettled: onClose })}
          >
            确定取消
          </Button>
        </>
      }
    >
      <p>订单 {orderNo} 取消后不能恢复，所用的优惠券、红包和余额会原样退回。</p>
      <FormField label="取消原因">
        <Select
          block
          value={reason}
          options={reasons.map((text) => ({ value: text, label: text }))}
          onChange={setReason}
        />
      </FormField>
    </Dialog>
  );
}
