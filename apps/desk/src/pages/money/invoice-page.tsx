import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Button, Checkbox, formatMoney, Link, StatusTag, toast } from '@yaoji/ui';
import { useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';

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
  text('种类', 88, ({ kind, isRed }) => `${kind === 'special' ? '专用' : '普通'}${isRed ? ' 红字' : ''}`),
  figure('价税合计', 112, ({ amount }) => formatMoney(amount)),
  figure('其中税额', 96, ({ tax }) => formatMoney(tax)),
  text('状态', 216, ({ status, reason, issuedAt, createdAt }) => (
    <>
      <StatusTag tone={tones[status]}>{names[status]}</StatusTag>{' '}
      <span className={css.muted}>{reason ?? formatMinute(issuedAt ?? createdAt)}</span>
    </>
  )),
];

/** Invoices by status; issues waiting ones together, with consecutive numbers. */
export default function InvoicePage() {
  const { query, tabs } = useStatus('发票状态', names, 'pending');
  const invoices = useRead(operations.listInvoices, { query }, { isList: true });
  const issue = useWrite(operations.issueInvoices);
  const [left, setLeft] = useState<readonly number[]>([]);
  const ids = (invoices.data?.list ?? []).flatMap(({ id, status }) =>
    status === 'pending' && !left.includes(id) ? [id] : [],
  );
  const number = text('号码', 200, ({ id, no, status }) =>
    status === 'pending' ? (
      <Checkbox
        label="开具"
        checked={!left.includes(id)}
        onChange={(isOn) => setLeft(isOn ? left.filter((each) => each !== id) : [...left, id])}
      />
    ) : (
      no && <Link href={`/desk/api/invoices/${id}/file`}>{no}</Link>
    ),
  );
  const onSuccess = ({ issued, skipped }: OperationData<'issueInvoices'>) =>
    toast.success(`已开具 ${issued.length} 张${skipped > 0 ? `，跳过 ${skipped} 张` : ''}`);
  return (
    <Page
      title="发票"
      note={<PageNav of="money" />}
      actions={
        ids.length > 0 && (
          <Button loading={issue.isPending} onClick={() => issue.mutate({ body: { ids } }, { onSuccess })}>
            连号开具 {ids.length} 张
          </Button>
        )
      }
    >
      {issue.error && <Refusal error={issue.error} />}
      {tabs}
      <RecordList caption="发票" columns={[number, ...columns]} query={invoices} />
    </Page>
  );
}
