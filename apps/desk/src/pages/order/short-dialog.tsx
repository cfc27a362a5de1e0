import type { FieldErrors } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { addMoney, compareMoney, lineRefund, subtractMoney } from '@yaoji/domain';
import { Checkbox, FormField, formatMoney, TextArea, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import type { Order } from './order-page.tsx';

const isQuantity = (text: string) => /^\d{1,11}(\.\d{1,3})?$/.test(text) && Number(text) > 0;

/** Takes units out of an order that cannot be delivered in full; says before what goes back for them. */
export function ShortDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [typed, setTyped] = useState<Typed>({});
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
  const lines = short.map((line) => ({ lineId: line.id, quantity: line.short }));
  const problemOf = (problems: FieldErrors, id: number) => {
    const place = short.findIndex((line) => line.id === id);
    return (problems[`lines[${place}][quantity]`] ?? problems[`lines[${place}][lineId]`])?.[0];
  };
  return (
    <WriteDialog
      title="少发"
      actionLabel="少发并退款"
      destructive
      size="medium"
      operation={operations.shortenOrder}
      input={{ params: { id: order.id }, body: { reason: reason.trim(), isInStock: isMissing ? 0 : 1, lines } }}
      done="已登记少发，买家会收到通知"
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <ShortTable rows={rows} typed={typed} problemOf={(id) => problemOf(problems, id)} onType={setTyped} />
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
    </WriteDialog>
  );
}

type Typed = Readonly<Record<number, string>>;
type ShortTableProps = {
  rows: readonly (Order['lines'][number] & { left: string })[];
  typed: Typed;
  problemOf: (id: number) => string | undefined;
  onType: (typed: Typed) => void;
};

/** Each line with how much of it cannot be sent. */
function ShortTable({ rows, typed, problemOf, onType }: ShortTableProps) {
  return (
    <CardTable
      label="少发商品"
      heads={['商品', '订购', '发不出的数量']}
      figures={['订购']}
      rows={rows.map((line, index) => {
        const problem = problemOf(line.id);
        const name = (
          <>
            {line.name} <span className={css.muted}>{line.spec}</span>
            {problem && <div className={css.warning}>{problem}</div>}
          </>
        );
        const field = (
          <TextField
            size="small"
            aria-label={`${line.name} 发不出的数量`}
            value={typed[line.id] ?? ''}
            onChange={(value) => onType({ ...typed, [line.id]: value })}
            inputMode="decimal"
            invalid={problem !== undefined}
            autoFocus={index === 0}
          />
        );
        return { key: line.id, cells: [name, `${line.left}${line.unit}`, field] };
      })}
    />
  );
}
