import { formatMoney } from '../price/format-money.ts';
import * as css from './price-proof.css.ts';

export type PriceProofRow = {
  label: string;
  /** Decimal string; reductions are negative. */
  amount: string;
  /** After the label, e.g. the rule. */
  note?: string;
};

export type PriceProofProps = {
  /** From the list price down, in order of deduction. */
  rows: readonly PriceProofRow[];
  /** Result. */
  total: PriceProofRow;
};

/** How an amount was calculated, line by line. */
export function PriceProof({ rows, total }: PriceProofProps) {
  return (
    <dl className={css.list}>
      {rows.map((row) => (
        <ProofRow key={`${row.label}${row.note ?? ''}`} row={row} />
      ))}
      <ProofRow row={total} total />
    </dl>
  );
}

function ProofRow({ row, total = false }: { row: PriceProofRow; total?: boolean }) {
  return (
    <div className={css.row} {...(total ? { 'data-total': '' } : {})}>
      <dt>
        {row.label}
        {row.note && <span className={css.note}>{row.note}</span>}
      </dt>
      <dd className={row.amount.startsWith('-') || total ? css.less : css.amount}>{formatMoney(row.amount)}</dd>
    </div>
  );
}
