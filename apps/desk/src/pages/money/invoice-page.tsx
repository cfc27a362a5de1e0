import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { formatMoney, Link, StatusTag } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { InvoiceUpload } from './invoice-upload.tsx';

type Invoice = OperationData<'listInvoices'>['list'][number];

const names = { pending: '待开具', issued: '已开具', failed: '未开具', reversed: '已红冲' } as const;
const tones = { pending: 'warning', issued: 'success', failed: 'danger', reversed: 'neutral' } as const;

const { text, figure, rest } = columnsOf<Invoice>();

const columns = [
  rest('抬头', ({ title, taxNo }) => (
    <>
      {title} <span className={css.muted}>{taxNo}</span>
    </>
  )),
  text('种类', 168, ({ kind, reverses }) => (
    <>
      {kind === 'special' ? '专用' : '普通'}
      {reverses && <div className={css.muted}>红字，冲 {reverses}</div>}
    </>
  )),
  figure('价税合计', 112, ({ amount }) => formatMoney(amount)),
  figure('其中税额', 96, ({ tax }) => formatMoney(tax)),
  text('状态', 216, ({ status, reason, issuedAt, createdAt }) => (
    <>
      <StatusTag tone={tones[status]}>{names[status]}</StatusTag>{' '}
      <span className={css.muted}>{reason ?? formatMinute(issuedAt ?? createdAt)}</span>
    </>
  )),
];

const number = text('号码', 184, ({ id, no }) =>
  no ? <Link href={`/desk/api/invoices/${id}/file`}>{no}</Link> : <span className={css.muted}>申请 {id}</span>,
);

/** Invoices by status, and the files of the tax platform that complete them. */
export default function InvoicePage() {
  const { query, tabs } = useStatus('发票状态', names, 'pending');
  const invoices = useRead(operations.listInvoices, { query }, { isList: true });
  return (
    <Page
      title="发票"
      note={<PageNav of="money" />}
      actions={<Link href="/desk/api/invoice-applications">下载待开明细</Link>}
    >
      <div className={css.stack}>
        <InvoiceUpload onDone={() => void invoices.refetch()} />
        {tabs}
        <RecordList caption="发票" columns={[number, ...columns]} query={invoices} />
      </div>
    </Page>
  );
}
