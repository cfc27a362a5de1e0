import type { PriceProof } from '@yaoji/api-client/wire';
import { formatMoney, StatusTag } from '@yaoji/ui';
import { LineGoods } from './line-goods.tsx';
import { LineProof } from './line-proof.tsx';
import * as css from './order-line-table.css.ts';

/** A line of a checkout or an order; prices and amounts as decimal strings. */
export type OrderLineView = {
  key: number | string;
  goodsId: number;
  name: string;
  spec: string | null;
  maker: string | null;
  storage?: string | undefined;
  picture: string | undefined;
  unit: string;
  quantity: string;
  unitPrice: string | null;
  amount: string;
  /** The amount minus the line's share of every reduction. */
  paid: string;
  /** The calculation of `paid` (K5). */
  proof?: PriceProof;
  batches: readonly { batchNo: string; expiry: string | null; quantity?: string }[];
  isGift?: boolean;
  /** Its first-business papers go with it. */
  needsPapers?: boolean;
  /** Notes on this line, such as an expiring document (B3). */
  notes?: readonly string[];
};

type OrderLineTableProps = {
  lines: readonly OrderLineView[];
  label: string;
  freeLabel?: string;
};

/** Lines with their batches, amounts and paid amounts. */
export function OrderLineTable({ lines, label, freeLabel = '赠品' }: OrderLineTableProps) {
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead className={css.head}>
          <tr>
            <th className={css.headCell}>商品</th>
            <th className={css.numberHead}>单价</th>
            <th className={css.numberHead}>数量</th>
            <th className={css.numberHead}>金额</th>
            <th className={css.numberHead}>优惠后</th>
          </tr>
        </thead>
        <tbody className={css.body}>
          {lines.map((line) => (
            <LineRow key={line.key} line={line} freeLabel={freeLabel} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineRow({ line, freeLabel }: { line: OrderLineView; freeLabel: string }) {
  return (
    <tr className={css.row}>
      <td className={css.goodsCell}>
        <LineGoods line={line}>
          {line.isGift && <div className={css.gift}>{freeLabel}</div>}
          {line.needsPapers && (
            <div>
              <StatusTag>附首营资料</StatusTag>
            </div>
          )}
          {line.notes?.map((note) => (
            <div key={note} className={css.note}>
              {note}
            </div>
          ))}
        </LineGoods>
      </td>
      <td className={css.numberCell}>{line.unitPrice === null ? '—' : formatMoney(line.unitPrice)}</td>
      <td className={css.numberCell}>
        ×{line.quantity}
        {line.unit}
      </td>
      <td className={`${css.numberCell} ${css.wideOnly}`}>{formatMoney(line.amount)}</td>
      <td className={css.amount}>
        {line.proof ? <LineProof name={line.name} proof={line.proof} /> : formatMoney(line.paid)}
      </td>
    </tr>
  );
}
