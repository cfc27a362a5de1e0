import type { CreditSummary } from '@yaoji/api-client/wire';
import { creditBlock } from '@yaoji/domain';
import { formatMoney, Link } from '@yaoji/ui';
import { isZeroMoney } from '#shared/money/is-zero-money.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './wallet.css.ts';

type CreditNoteProps = { credit: CreditSummary | null; total: string };

/** The available credit, or why an order of `total` exceeds it; nothing without a line. */
export function CreditNote({ credit, total }: CreditNoteProps) {
  const block = credit && creditBlock(credit, total);
  if (!credit || block?.reason === 'none') return null;
  return (
    <p className={css.creditNote} role="status">
      {block?.reason === 'overdue'
        ? `${formatMoney(block.overdue)} 账款已逾期，还清后才能用账期`
        : `账期可用 ${formatMoney(credit.available)}${block ? `，本单还差 ${formatMoney(block.lacking)}` : ''}`}
      {block && (
        <>
          {' '}
          <Link href={href('wallet_balance')}>{isZeroMoney(credit.used) ? '申请额度' : '去还款'}</Link>
        </>
      )}
    </p>
  );
}
