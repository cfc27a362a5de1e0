import { useQuery } from '@tanstack/react-query';
import type { Demand } from '@yaoji/api-client/wire';
import { Button, Card, type DataColumn, EmptyState, Link, PlusIcon, StatusTag } from '@yaoji/ui';
import { demandsQuery } from '#features/demand/demand.queries.ts';
import { demandStatusName, demandStatusTone } from '#features/demand/demand-status.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { PagedTable } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './demand.css.ts';

const columns: readonly DataColumn<Demand>[] = [
  {
    id: 'name',
    header: '品名',
    wide: true,
    cell: ({ id, name, maker, spec }) => (
      <span className={css.goods}>
        <Link href={href('demand_info', {}, { id })}>{name}</Link>
        <span className={css.fact}>{[spec, maker].filter(Boolean).join('　') || '厂家、规格不限'}</span>
      </span>
    ),
  },
  { id: 'quantity', header: '数量', align: 'end', width: '96px', cell: ({ quantity, unit }) => quantity + unit },
  {
    id: 'status',
    header: '状态',
    width: '88px',
    cell: ({ status }) => <StatusTag tone={demandStatusTone[status]}>{demandStatusName[status]}</StatusTag>,
  },
  {
    id: 'answer',
    header: '回复',
    wide: true,
    cell: ({ answer }) => answer && <span className={css.answer}>{answer}</span>,
  },
  {
    id: 'createdAt',
    header: '提交时间',
    width: '140px',
    priority: 'laptop',
    cell: ({ createdAt }) => <span className={css.fact}>{formatMinute(createdAt)}</span>,
  },
  {
    id: 'actions',
    header: '操作',
    headerHidden: true,
    width: '96px',
    align: 'end',
    cell: ({ id, name }) => (
      <Button tone="outline" size="small" href={href('demand_info', {}, { id })} aria-label={`查看详情 ${name}`}>
        查看详情
      </Button>
    ),
  },
];

export const prefetch: Prefetch = (client, { search }) => void client.prefetchQuery(demandsQuery(readPage(search)));

/** The buyer's requests for products the shop does not sell, with their answers (R087). */
export default function DemandPage() {
  const page = readPage(useSearch());
  const demands = useQuery(demandsQuery(page));
  const addressOf = (next: number) => href('demand', {}, { page: next });
  const add = (
    <Button icon={<PlusIcon />} href={href('demand_add')}>
      新增品种求购
    </Button>
  );
  return (
    <MemberFrame note="没有找到的品种，告诉我们，采购员会尽快回复" actions={add}>
      <Card>
        <PagedTable
          query={demands}
          page={page}
          hrefOf={addressOf}
          caption="我的求购"
          columns={columns}
          keyOf={({ id }) => id}
          loadingRows={5}
          empty={
            <EmptyState picture="search" title="还没有求购过品种">
              填写品名、规格与数量即可，回复会发到站内消息。
            </EmptyState>
          }
        />
      </Card>
    </MemberFrame>
  );
}
