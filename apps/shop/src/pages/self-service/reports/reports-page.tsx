import { useQuery } from '@tanstack/react-query';
import type { InspectionReport } from '@yaoji/api-client/wire';
import { Button, Card, type DataColumn, EmptyState, Link, StatusTag } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import { inspectionReportsQuery } from '#features/goods/inspection-reports.queries.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { KeywordSearch } from '#shared/page/keyword-search.tsx';
import { PagedTable } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';

const columns: readonly DataColumn<InspectionReport>[] = [
  {
    id: 'name',
    header: '商品',
    wide: true,
    cell: ({ goodsId, name, spec, maker }) => (
      <>
        <Link href={href('list_info', { id: goodsId })} tone="strong">
          {name}
        </Link>{' '}
        {[spec, maker].filter(Boolean).join('　')}
      </>
    ),
  },
  { id: 'batchNo', header: '批号', width: '128px', cell: ({ batchNo }) => batchNo },
  { id: 'issuedOn', header: '报告日期', width: '112px', cell: ({ issuedOn }) => issuedOn ?? '—' },
  {
    id: 'bought',
    header: '我的采购',
    width: '96px',
    priority: 'tablet',
    cell: ({ isBought }) => isBought && <StatusTag tone="success">买过此批</StatusTag>,
  },
  {
    id: 'actions',
    header: '操作',
    headerHidden: true,
    width: '112px',
    align: 'end',
    cell: ({ url, name, batchNo }) => (
      <Button tone="outline" size="small" href={url} aria-label={`查看报告 ${name} ${batchNo}`}>
        查看 PDF
      </Button>
    ),
  },
];

const keywordsOf = (search: URLSearchParams) => (search.get('keywords') ?? '').trim().slice(0, 100);

export const prefetch: Prefetch = (client, { search }) =>
  void client.prefetchQuery(inspectionReportsQuery(keywordsOf(search), readPage(search)));

/** Quality inspection reports, by batch or product (R117). */
export default function ReportsPage() {
  const search = useSearch();
  const navigate = useNavigate();
  const keywords = keywordsOf(search);
  const page = readPage(search);
  const query = useQuery(inspectionReportsQuery(keywords, page));
  const hrefOf = (page: number, words = keywords) => href('reports', {}, { keywords: words || undefined, page });
  return (
    <MemberFrame
      note="输入批号、品名或厂家；您买过的批次排在前面"
      actions={
        <KeywordSearch
          label="按批号或商品搜索"
          placeholder="批号 / 品名 / 厂家"
          keywords={keywords}
          onSearch={(words) => void navigate(hrefOf(1, words))}
        />
      }
    >
      <Card>
        <PagedTable
          caption="质检报告"
          columns={columns}
          keyOf={({ id }) => id}
          loadingRows={8}
          query={query}
          page={page}
          hrefOf={hrefOf}
          empty={
            <EmptyState
              title={keywords ? `没有“${keywords}”的质检报告` : '还没有质检报告'}
              picture="search"
              action={
                <Button tone="outline" href={href('help_dedicated')}>
                  向专属客服索取
                </Button>
              }
            />
          }
        />
      </Card>
    </MemberFrame>
  );
}
