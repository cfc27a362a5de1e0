import type { MoneyLogEntry } from '@yaoji/api-client/wire';
import { type DataColumn, DataTable, formatMoney, Link } from '@yaoji/ui';
import type { ReactNode } from 'react';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { moneyUseName } from './money-use.ts';
import * as css from './wallet.css.ts';

const columns: readonly DataColumn<MoneyLogEntry>[] = [
  { id: 'time', header: '时间', cell: ({ createdAt }) => formatMinute(createdAt), width: '150px' },
  { id: 'use', header: '类型', cell: ({ use }) => moneyUseName[use], width: '96px' },
  {
    id: 'remark',
    header: '说明',
    wide: true,
    cell: ({ remark, orderId, orderNo }) =>
      orderId > 0 && orderNo ? (
        <span>
          {remark}{' '}
          <Link href={href('order_info', { id: orderId })} aria-label={`查看订单 ${orderNo}`}>
            查看订单
          </Link>
        </span>
      ) : (
        remark
      ),
  },
  {
    id: 'change',
    header: '收支',
    align: 'end',
    width: '128px',
    cell: ({ change }) => (
      <span className={change.startsWith('-') ? css.out : css.income}>
        {change.startsWith('-') ? formatMoney(change) : `+${formatMoney(change)}`}
      </span>
    ),
  },
  { id: 'balance', header: '余额', align: 'end', width: '128px', cell: ({ balance }) => formatMoney(balance) },
];

type MoneyLogTableProps = { entries: readonly MoneyLogEntry[]; empty: ReactNode; loading?: boolean };

/** Income and expenses, with their use. */
export const MoneyLogTable = ({ entries, empty, loading = false }: MoneyLogTableProps) => (
  <DataTable
    caption="余额明细"
    columns={columns}
    rows={entries}
    keyOf={({ id }) => id}
    empty={empty}
    loadingRows={loading ? 8 : 0}
  />
);
