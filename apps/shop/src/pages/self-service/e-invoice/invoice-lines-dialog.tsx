import type { Invoice, InvoiceLine } from '@yaoji/api-client/wire';
import { type DataColumn, DataTable, Dialog, formatMoney } from '@yaoji/ui';
import * as css from './e-invoice.css.ts';

const columns: readonly DataColumn<InvoiceLine>[] = [
  {
    id: 'name',
    header: '项目',
    wide: true,
    cell: ({ name, spec }) => (
      <>
        {name} <span className={css.quiet}>{spec}</span>
      </>
    ),
  },
  { id: 'quantity', header: '数量', align: 'end', width: '90px', cell: ({ quantity, unit }) => `${quantity}${unit}` },
  { id: 'amount', header: '金额', align: 'end', width: '110px', cell: ({ amount }) => formatMoney(amount) },
  { id: 'rate', header: '税率', align: 'end', width: '70px', cell: ({ vatRate }) => `${vatRate}%` },
  { id: 'tax', header: '税额', align: 'end', width: '100px', cell: ({ tax }) => formatMoney(tax) },
];

type InvoiceLinesDialogProps = { invoice: Invoice; onClose: () => void };

/** The lines of an invoice with their tax (K8). */
export function InvoiceLinesDialog({ invoice, onClose }: InvoiceLinesDialogProps) {
  return (
    <Dialog open size="large" title="发票明细" onClose={onClose}>
      <DataTable
        caption="发票明细"
        columns={columns}
        rows={invoice.lines}
        keyOf={(line) => String(invoice.lines.indexOf(line))}
        footer={
          <div className={css.total}>
            <span>税额合计 {formatMoney(invoice.tax)}</span>
            <strong>价税合计 {formatMoney(invoice.amount)}</strong>
          </div>
        }
      />
    </Dialog>
  );
}
