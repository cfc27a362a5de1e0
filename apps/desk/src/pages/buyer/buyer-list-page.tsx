import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Link, StatusTag } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import { ExportButtons } from '#pages/parts/export-buttons.tsx';
import { MineFilter, useMine } from '#pages/parts/mine-filter.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { TagFilter, Tags } from '#pages/parts/tags.tsx';
import { useColumns } from '#pages/parts/use-columns.tsx';
import { useSort } from '#pages/parts/use-sort.ts';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useMay } from '#shared/session/operator.ts';
import { businessName, buyerStatus } from './buyer-words.ts';

type Buyer = OperationData<'listBuyers'>['list'][number];

const names = {
  pending: '待审注册',
  documents: '待审证件',
  expired: '证件过期',
  credit: '账期申请',
  passed: '已通过',
  registering: '注册中',
  rejected: '已拒绝',
} as const;

const { text, figure, rest } = columnsOf<Buyer>();

const columns = [
  rest('客户', ({ id, company, username, tags }) => (
    <>
      <Link href={deskHref('buyer', { id })}>{company || username}</Link> <Tags names={tags} />
    </>
  )),
  text('账号', 120, ({ username }) => username),
  text('类型', 88, ({ businessKind }) => businessName(businessKind)),
  rest('地区', ({ region }) => region, { priority: 'laptop' }),
  text('业务员', 80, ({ salesperson }) => salesperson ?? '—', { priority: 'laptop' }),
  text('状态', 88, ({ status }) => <StatusTag tone={buyerStatus[status].tone}>{buyerStatus[status].label}</StatusTag>),
  figure('待审证件', 80, ({ waitingDocuments }) => waitingDocuments || '—'),
  figure('过期证件', 80, ({ expiredDocuments: count }) => (count ? <span className={css.warning}>{count}</span> : '—')),
  figure('提交时间', 144, ({ submittedAt, createdAt }) => formatMinute(submittedAt ?? createdAt)),
];

const sorts = { 客户: 'company', 提交时间: 'submittedAt' } as const;

/** Lists buyers, the longest waiting first. */
export default function BuyerListPage() {
  const { query: shown, tabs } = useStatus('客户状态', names);
  const may = useMay();
  const tag = useFilters().filter('tag');
  const { sort, sorted } = useSort(sorts);
  const { columns: shownColumns, choice, views } = useColumns('buyers', sorted(columns));
  const query = { ...shown, ...sort, ...useMine(), ...(tag && { tag }) };
  const buyers = useRead(operations.listBuyers, { query }, { isList: true });
  return (
    <Page
      title="客户"
      actions={
        <>
          {may(operations.listInvitations) && (
            <Button size="small" tone="outline" href={deskHref('invitations')}>
              新建与邀请
            </Button>
          )}
          <ExportButtons of="客户" query={query} />
          {choice}
          <MineFilter label="我的客户" />
          <TagFilter used={operations.listBuyerTags} />
          <SearchField label="搜索客户" placeholder="客户、账号、电话" />
        </>
      }
    >
      {views}
      {tabs}
      <RecordList caption="客户" columns={shownColumns} query={buyers} />
    </Page>
  );
}
