import { type OperationData, operations } from '@yaoji/api-client/desk';
import { addMoney } from '@yaoji/domain';
import { formatMoney, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { ActionDialog } from '#pages/parts/action-dialog.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useEach } from '#shared/api/use-each.ts';
import { Result } from './result.tsx';

type AcceptDialogProps = { orders: OperationData<'listOrders'>['list']; onClose: () => void };

const bodyOf = (tradeNo = '') => (tradeNo.trim() ? { tradeNo } : {});

/** Confirms the bank transfers of several orders, each on its own. */
export function AcceptDialog({ orders, onClose }: AcceptDialogProps) {
  const { answers, send, isPending } = useEach(operations.acceptTransfer);
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({});
  const left = orders.filter(({ id }) => !answers.has(id));
  const sum = addMoney(...orders.map(({ total }) => total));
  const submit = () =>
    left.length === 0
      ? onClose()
      : send(left.map(({ id }) => [id, { params: { id }, body: bodyOf(numbers[id]) }] as const));
  return (
    <ActionDialog
      title="确认到账"
      actionLabel={left.length > 0 ? `确认到账 ${left.length} 单` : '完成'}
      size="large"
      write={{ isPending, error: null }}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => (
        <>
          <p>请先在银行流水里逐笔核对，共 {formatMoney(sum)}。填上流水号，同一笔款就不会再入账。</p>
          <CardTable
            label="待确认的订单"
            heads={['订单', '客户', '应付金额', '流水号', '结果']}
            figures={['应付金额']}
            rows={orders.map(({ id, no, company, total }) => ({
              key: id,
              cells: [
                no,
                company,
                formatMoney(total),
                <TextField
                  key="number"
                  size="small"
                  aria-label={`${no} 流水号`}
                  value={numbers[id] ?? ''}
                  onChange={(text) => setNumbers({ ...numbers, [id]: text })}
                />,
                <Result answer={answers.get(id)} done="已确认到账" />,
              ],
            }))}
          />
        </>
      )}
    </ActionDialog>
  );
}
