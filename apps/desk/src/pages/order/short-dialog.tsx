import { operations } from '@yaoji/api-client/desk';
import { addMoney, compareMoney, lineRefund, subtractMoney } from '@yaoji/domain';
import { Checkbox, FormField, formatMoney, TextArea, TextField, toast } from '@yaoji/ui';
import { useState } from 'react';
import { ActionDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { useWrite } from '#shared/api/use-write.ts';
import type { Order } from './order-page.tsx';

const isQuantity = (text: string) => /^\d{1,11}(\.\d{1,3})?$/.test(text) && Number(text) > 0;

/** Takes units out of an order that cannot be delivered in full; says before what goes back for them. */
export function ShortDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const write = useWrite(operations.shortenOrder);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isMissing, setIsMissing] = useState(false);
  const [reason, setReason] = useState('');
  const rows = order.lines
    .map((line) => ({ ...line, left: subtractMoney(line.quantity, line.returned).replace(/\.?0+$/, '') }))
    .filter(({ left }) => isQuantity(left));
  const short = rows.flatMap((line) => {
    const quantity = typed[line.id]?.trim() ?? '';
    return isQuantity(quantity) ? [{ ...line, short: quantity }] : [];
  });
  const refund = addMoney(
    '0',
    ...short
      .filter((line) => compareMoney(line.short, line.left) <= 0)
      .map((line) => lineRefund({ ...line, returning: line.short })),
  );
  const onSuccess = () => {
    toast.success('已登记少发，买家会收到通知');
    onClose();
  };
  const lines = short.map((line) => ({ lineId: line.id, quantity: line.short }));
  const onSubmit = () =>
    write.mutate(
      { params: { id: order.id }, body: { reason: reason.trim(), isInStock: isMissing ? 0 : 1, lines } },
      { onSuccess },
    );
  return (
    <ActionDialog
      title="少发"
      actionLabel="少发并退款"
      destructive
      size="medium"
      write={write}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          {rows.map((line, index) => {
            const place = short.findIndex(({ id }) => id === line.id);
            return (
              <FormField
                key={line.id}
                label={`${line.name} ${line.spec}`}
                hint={`共 ${line.left}${line.unit}，填写发不出的数量`}
                error={
                  [problems[`lines[${place}][quantity]`], problems[`lines[${place}][lineId]`]].flat().join('') ||
                  undefined
                }
              >
                <TextField
                  value={typed[line.id] ?? ''}
                  onChange={(value) => setTyped({ ...typed, [line.id]: value })}
                  inputMode="decimal"
                  suffix={line.unit}
                  autoFocus={index === 0}
                />
              </FormField>
            );
          })}
          <Checkbox label="货已丢失或破损，不再入库销售" checked={isMissing} onChange={setIsMissing} />
          <FormField
            label="原因"
            hint="买家会看到"
            error={problems.reason?.join('；') ?? problems.lines?.join('；')}
            required
          >
            <TextArea value={reason} onChange={setReason} rows={2} maxLength={500} />
          </FormField>
          <p>
            退款 <span className={css.money}>{formatMoney(refund)}</span>
            ，按优惠分摊后的实付计算，原路退回；其余照常发货。
          </p>
        </div>
      )}
    </ActionDialog>
  );
}
