import type { PriceProof } from '@yaoji/api-client/wire';
import { formatMoney, StatusTag } from '@yaoji/ui';
import { LineGoods } from './line-goods.tsx';
import { LineProof } from './line-proof.tsx';
import * as css from './order-line-table.css.ts';

/** A line of a checkout or an order; prices and amounts as decimal strings. */
export type OrderLineView = {
  readonly key: number | string;
  readonly goodsId: number;
  readonly name: string;
  readonly spec: string | null;
  readonly maker: string | null;
  readonly picture: string | undefined;
  readonly unit: string;
  readonly quantity: string;
  readonly unitPrice: string | null;
  readonly amount: string;
  /** The amount minus the line's share of every reduction. */
  readonly paid: string;
  /** The calculation of `paid` (K5). */
  readonly proof?: PriceProof;
  readonly batches: readonly { readonly batchNo: string; readonly expiry: string | null; readonly quantity?: string }[];
  readonly isGift?: boolean;
  /** Its first-business papers go with it. */
  readonly needsPapers?: boolean;
  /** Notes on this line, such as an expiring document (B3). */
  readonly notes?: readonly string[];
};

type OrderLineTableProps = {
  readonly lines: readonly OrderLineView[];
  readonly label: string;
  /** Label of free lines. */
  readonly freeLabel?: string;
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

function LineRow({ line, freeLabel }: { readonly line: OrderLineView; readonly freeLabel: string }) {
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
