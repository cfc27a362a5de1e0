import { ApiError } from '@yaoji/api-client';
import { type OperationInput, operations } from '@yaoji/api-client/desk';
import { addDays, chinaDay, toDate } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Notice } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { Actions, action } from '#pages/parts/actions.tsx';
import { BulkUpload } from '#pages/parts/bulk-upload.tsx';
import { changedFields, Difference } from '#pages/parts/difference.tsx';
import { ExportButtons } from '#pages/parts/export-buttons.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { RecordList } from '#pages/parts/record-list.tsx';
import { SearchField } from '#pages/parts/search-field.tsx';
import { toastDone } from '#pages/parts/undo.ts';
import { useColumns } from '#pages/parts/use-columns.tsx';
import { useSort } from '#pages/parts/use-sort.ts';
import { useStatus } from '#pages/parts/use-status.tsx';
import { useFilters } from '#shared/address/use-filters.ts';
import { conflictOf } from '#shared/api/conflict.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { useMay } from '#shared/session/operator.ts';
import { goodsColumns } from './goods-columns.tsx';
import { GoodsDialog } from './goods-dialog.tsx';
import * as own from './goods-page.css.ts';
import { NewGoods } from './goods-profile.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PriceEffects } from './price-effects.tsx';
import { type Draft, type Edits, fieldNames, type Goods, reverse, useEdits } from './use-edits.ts';

const names = { listed: '在售', unlisted: '已下架', unpriced: '无报价', low: '一周内售罄' } as const;

type Query = OperationInput<'listGoods'>['query'];

const moveAction = ({ keywords, status }: Query, count: number) =>
  action(operations.moveGoods, {
    label: '移到分类',
    // Without a filter it would move every product of the shop.
    can: count > 0 && (keywords ?? status) !== undefined,
    title: `把 ${count} 个商品移到分类`,
    actionLabel: '移动',
    source: { category: '' },
    fields: [{ name: 'category', required: true, hint: '如 中成药>补益类；没有的会新建' }],
    inputOf: ({ category }) => ({
      body: { category, count, ...(keywords && { keywords }), ...(status && { status }) },
    }),
    done: ({ moved }) => `已移动 ${moved} 个商品`,
    children: '列表里的全部商品，各页都算。要少移一些，请先搜索或筛选。',
  });

const sorts = { 商品: 'name', 单价: 'price', 库存: 'stock' } as const;

/** Products as a table to edit by keyboard. Saving writes all changes or none. */
export default function GoodsPage() {
  const { query: shown, tabs } = useStatus('商品状态', names);
  const { sort, sorted } = useSort(sorts);
  const query = { ...shown, ...sort };
  const goods = useRead(operations.listGoods, { query }, { isList: true });
  const rows = goods.data?.list ?? [];
  const [openedId, setOpened] = useState<number | null>(null);
  const opened = rows.find(({ id }) => id === openedId);
  const { setFilters } = useFilters();
  const may = useMay();
  const canEdit = may(operations.changeGoods);
  const edits = useEdits();
  const { columns, choice, views } = useColumns(
    'goods',
    sorted(goodsColumns({ rows, edits: canEdit ? edits : null, onOpen: ({ id }) => setOpened(id) })),
  );
  return (
    <Page
      title="商品"
      note={canEdit ? '↑↓ Enter 在一列中移动 · Ctrl+D 同上一行 · 可粘贴一列 · Ctrl+S 保存' : undefined}
      actions={
        <>
          <ExportButtons of="商品" query={query} />
          {choice}
          <SearchField label="搜索商品" placeholder="名称、拼音、厂家、批准文号、ERP 编码" />
          {may(operations.uploadPriceList) && (
            <Button size="small" tone="outline" href={deskHref('priceLists')}>
              导入价目表
            </Button>
          )}
          <Actions actions={[moveAction(query, goods.data?.total ?? 0)]} size="small" />
          <BulkUpload kind="picture" />
          <BulkUpload kind="batchPicture" />
          <BulkUpload kind="report" />
          {may(operations.createGoods) && <NewGoods onSaved={(name) => setFilters({ status: '', search: name })} />}
        </>
      }
    >
      {views}
      {tabs}
      <RecordList caption="商品" columns={columns} query={goods} />
      {edits.count > 0 && <SaveBar edits={edits} />}
      {opened && <GoodsDialog goods={opened} onClose={() => setOpened(null)} />}
      <LeaveGuard isDirty={edits.count > 0} />
    </Page>
  );
}

function SaveBar({ edits }: { edits: Edits }) {
  const write = useWrite(operations.changeGoods);
  const current = conflictOf(operations.changeGoods, write.error)?.current ?? [];
  const priced = pricedOf(edits);
  const { begin, preview } = usePreview(edits);
  // A refusal is about the rows that were sent.
  const isAsSent = JSON.stringify(write.variables?.body.rows) === JSON.stringify([...edits.drafts.values()].map(toRow));
  const refusal = begin.error ?? (isAsSent ? write.error : null);
  // Only prices can start later.
  const planned = [...edits.drafts].flatMap(([id, { edit }]) =>
    edit.price && Object.keys(edit).length === 1 ? [{ id, price: edit.price }] : [],
  );
  const plan = action(operations.planPrices, {
    label: '定时生效',
    can: planned.length === edits.count,
    tone: 'brandOutline',
    title: '定时调价',
    source: { startsAt: toDate(`${addDays(chinaDay(new Date()), 1)} 00:00`).getTime() / 1000 },
    fields: [{ name: 'startsAt', type: 'time', required: true }],
    inputOf: ({ startsAt }) => ({ body: { startsAt, rows: planned } }),
    done: `${planned.length} 种商品将定时调价`,
    onDone: edits.clear,
    onAsked: edits.clear,
    children: (
      <>
        <p>{planned.length} 种商品的新单价从这时起生效，之前仍按现价。</p>
        <PriceEffects rows={priced} />
      </>
    ),
  });
  const save = () => {
    if (write.isPending) return;
    begin.reset();
    const drafts = edits.see(current);
    const onSuccess = (saved: Goods[]) => {
      const before = reverse(drafts, saved);
      const undo = before && (() => write.mutateAsync({ body: { rows: before.map(toRow) } }));
      toastDone(`已保存 ${drafts.length} 种商品`, undo);
      edits.clear();
    };
    write.mutate({ body: { rows: drafts.map(toRow) } }, { onSuccess });
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <section className={own.saveBar} aria-label="未保存的修改">
      {current.length > 0 ? (
        <Difference fields={conflicts(edits, current)} />
      ) : (
        refusal && <Problems error={refusal} edits={edits} />
      )}
      <PriceEffects rows={priced} />
      <div className={css.buttons}>
        <span>
          已修改 <b>{edits.count}</b> 种商品，未保存
        </span>
        <div className={css.actions}>
          <Button tone="outline" onClick={edits.clear}>
            放弃
          </Button>
          <Button tone="outline" loading={begin.isPending} onClick={preview}>
            预览
          </Button>
          <Actions actions={[plan]} />
          <Button loading={write.isPending} onClick={save}>
            {current.length > 0 ? '仍按我的保存' : '保存'}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Opens the shop as it would be after saving the table. */
function usePreview({ drafts }: Edits) {
  const begin = useWrite(operations.beginPreview);
  const preview = () =>
    begin.mutate(
      { body: { path: href('list_index'), viewer: 'buyer', goods: [...drafts.values()].map(toRow) } },
      { onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener') },
    );
  return { begin, preview };
}

/** Products with a changed price or cost, as they would be saved. */
const pricedOf = ({ drafts }: Edits) =>
  [...drafts.values()].flatMap(({ seen, edit }) => {
    const price = edit.price ?? seen.price;
    return price && (edit.price || edit.cost !== undefined) ? [{ seen, price, cost: edit.cost }] : [];
  });

/** The body of a save. A cleared price stays unchanged; a cleared cost becomes unknown. */
const toRow = ({ seen: { id, version }, edit: { price, cost, ...others } }: Draft) => ({
  id,
  version,
  ...others,
  ...(price ? { price } : {}),
  ...(cost === undefined ? {} : { cost: cost || '0' }),
});

/** An error that names rows, shown with product names. */
function Problems({ error, edits }: { error: Error; edits: Edits }) {
  const problems = error instanceof ApiError ? Object.entries(error.errors) : [];
  if (problems.length === 0) return <Refusal error={error} onAsked={edits.clear} />;
  const names = [...edits.drafts.values()].map(({ seen }) => seen.name);
  return (
    <Notice tone="danger" announced>
      {problems.map(([field, messages]) => (
        <div key={field}>
          {names[Number(/\d+/.exec(field)?.[0])]} {messages.join('；')}
        </div>
      ))}
    </Notice>
  );
}

/** Changes by somebody else to the products being edited. */
const conflicts = ({ drafts }: Edits, current: readonly Goods[]) =>
  current.flatMap((now) => {
    const seen = drafts.get(now.id)?.seen;
    return seen
      ? changedFields(fieldNames, seen, now).map((field) => ({ ...field, label: `${now.name} ${field.label}` }))
      : [];
  });
