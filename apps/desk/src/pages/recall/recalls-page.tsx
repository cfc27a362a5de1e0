import { operations, type Schemas } from '@yaoji/api-client/desk';
import { recallLevelNames } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Link, StatusTag } from '@yaoji/ui';
import { columnsOf } from '#pages/parts/columns.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';

type Batch = Schemas['GoodsBatch'];

/** Whether a batch is recalled, and whether the recall is open. */
export function RecallTag({ recall }: Pick<Batch, 'recall'>) {
  if (!recall) return null;
  if (recall.endedAt === null) return <StatusTag tone="danger">{recallLevelNames[recall.level]}中</StatusTag>;
  return <StatusTag>{recall.isReleased ? '召回已解除' : '召回已结束'}</StatusTag>;
}

const { text, figure, rest } = columnsOf<Batch>();

const columns = [
  text('批号', 144, ({ goodsId, batchNo }) => <Link href={deskHref('recall', { goodsId, batchNo })}>{batchNo}</Link>),
  rest('商品', ({ name, spec, maker }) => (
    <>
      <span className={css.strong}>{name}</span> <span className={css.muted}>{`${spec} · ${maker}`}</span>
    </>
  )),
  figure('可售', 80, ({ stock }) => stock),
  figure('已发出', 88, ({ figures }) => figures.received),
  figure('已退回', 88, ({ figures }) => figures.returned),
  figure('客户反馈', 88, ({ recall, figures: { buyers, answered } }) =>
    recall ? `${answered} / ${buyers}` : `${buyers} 家`,
  ),
  text('状态', 112, RecallTag),
];

/** Finds a batch and its buyers; without a search, lists the recalls. */
export default function RecallsPage() {
  const keywords = useFilters().filter('search');
  const batches = useRead(operations.listRecalls, { query: { keywords } }, { isList: true });
  return (
    <Page title="召回" note="按批号、追溯码或“商品 批号”找到批次，看去向、发起召回">
      <div className={css.bar}>
        <SearchField label="查找批次" placeholder="批号 / 追溯码 / 商品 批号" />
      </div>
      <RecordList
        caption="批次"
        columns={columns}
        query={batches}
        keyOf={({ goodsId, batchNo }) => `${goodsId} ${batchNo}`}
        empty={keywords ? '没有这样的批次' : '还没有召回；先查找批次'}
      />
    </Page>
  );
}
