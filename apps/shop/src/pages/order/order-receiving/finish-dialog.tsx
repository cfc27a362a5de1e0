import { FormField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useOrdersChanged } from '#features/order/change-order.mutation.ts';
import { useFinishReceiving } from '#features/receiving/change-receiving.mutation.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import * as css from './order-receiving.css.ts';

/** Asks for the inspector's name; afterwards nothing can be changed. */
export function FinishDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const ordersChanged = useOrdersChanged();
  const [inspector, setInspector] = useState('');
  const form = useForm(useFinishReceiving(orderId), {
    check: () => ({ inspector: inspector.trim() === '' ? '请填写验收员' : undefined }),
    values: () => inspector.trim(),
    notice: '验收已完成，订单已确认收货',
    onSuccess: () => {
      void ordersChanged();
      onClose();
    },
  });
  return (
    <FormDialog title="完成验收" size="small" form={form} submitLabel="完成并确认收货" onClose={onClose}>
      <p className={css.quiet}>完成后不能再更改，订单同时确认收货。</p>
      <FormField label="验收员" required error={form.problems.inspector}>
        <TextField value={inspector} maxLength={30} autoComplete="name" onChange={setInspector} />
      </FormField>
    </FormDialog>
  );
}
