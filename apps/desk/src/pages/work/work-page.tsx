import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { type DataColumn, DataTable, EmptyState, Link } from '@yaoji/ui';
import { useRef } from 'react';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useListKeys } from '#pages/parts/use-list-keys.ts';
import { useRead } from '#shared/api/use-read.ts';
import { ageText } from '#shared/time/age-text.ts';

type WorkItem = OperationData<'listWork'>[number];

/** What each kind is called, and its page; where there is none yet, the command if one deals with it. */
const kinds: Record<WorkItem['kind'], { label: string; href?: string; command?: string }> = {
  registrations: { label: '待审注册', href: deskHref('buyers', {}, { status: 'pending' }) },
  documents: { label: '待审证件', href: deskHref('buyers', {}, { status: 'documents' }) },
  transfers: { label: '待核转账', href: deskHref('orders', {}, { status: 'transfer' }) },
  shipments: { label: '待发货订单', href: deskHref('orders', {}, { status: 'paid' }) },
  returns: { label: '退货申请', command: 'pnpm ops return list' },
  afterSales: { label: '售后申请', command: 'pnpm ops after-sales list' },
  feedback: { label: '投诉与反馈', command: 'pnpm ops feedback list' },
  demands: { label: '求购', command: 'pnpm ops demand list' },
  invoices: { label: '待开发票', command: 'pnpm ops invoice list' },
  refunds: { label: '待退款', command: 'pnpm ops refund done' },
  reports: { label: '缺检验报告的批次', command: 'pnpm ops report missing' },
  jobs: { label: '失败的任务（原因见服务器日志）' },
  stock: { label: '一周内售罄的商品', href: deskHref('goods', {}, { status: 'low' }) },
};

const columns: DataColumn<WorkItem>[] = [
  {
    id: 'kind',
    header: '待办',
    width: '240px',
    cell: ({ kind }) => {
      const { label, href } = kinds[kind];
      return href ? <Link href={href}>{label}</Link> : label;
    },
  },
  {
    id: 'count',
    header: '数量',
    align: 'end',
    width: '96px',
    cell: ({ count }) => <b className={css.strong}>{count}</b>,
  },
  {
    id: 'age',
    header: '最久的已等',
    align: 'end',
    width: '160px',
    cell: ({ oldestAt }) => (oldestAt === null ? '—' : ageText(oldestAt, Date.now() / 1000)),
  },
  { id: 'since', header: '自', width: '160px', cell: ({ oldestAt }) => oldestAt !== null && formatMinute(oldestAt) },
  {
    id: 'command',
    header: '暂用命令处理',
    priority: 'laptop',
    cell: ({ kind }) => kinds[kind].command && <code className={css.muted}>{kinds[kind].command}</code>,
  },
];

/** What waits for the operator's role, with ages, and the way to each list. */
export default function WorkPage() {
  const work = useRead(operations.listWork, {}, { everyMs: 60_000 });
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  return (
    <Page title="待办" note="每分钟更新">
      <Loaded query={work} label="正在读取待办…">
        {(items) => (
          <div ref={list}>
            <DataTable
              caption="待办"
              columns={columns}
              rows={items.filter(({ count }) => count > 0)}
              keyOf={({ kind }) => kind}
              empty={<EmptyState compact picture="order" title="没有待办，都处理完了" />}
            />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
