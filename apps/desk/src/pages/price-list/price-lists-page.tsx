import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { type DataColumn, DataTable, EmptyState, FileUpload, Link, StatusTag } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { figuresText, isBusy, listStatus } from './price-list-words.ts';

type List = Schemas['PriceList'];

const mib = 1024 * 1024;

const columns: DataColumn<List>[] = [
  {
    id: 'name',
    header: '文件',
    cell: ({ id, name }) => (
      <div className={css.oneLine}>
        <Link href={deskHref('priceList', { id })}>{name}</Link>
      </div>
    ),
  },
  {
    id: 'status',
    header: '状态',
    width: '96px',
    cell: ({ status }) => <StatusTag tone={listStatus[status].tone}>{listStatus[status].label}</StatusTag>,
  },
  { id: 'figures', header: '结果', width: '320px', cell: ({ figures, problem }) => problem || figuresText(figures) },
  {
    id: 'rejects',
    header: '未导入的行',
    width: '88px',
    cell: ({ id, hasRejects }) => hasRejects === 1 && <Link href={`/desk/api/price-lists/${id}/rejects`}>下载</Link>,
  },
  { id: 'operator', header: '操作人', width: '96px', priority: 'laptop', cell: ({ operator }) => operator },
  { id: 'at', header: '上传时间', align: 'end', width: '144px', cell: ({ createdAt }) => formatMinute(createdAt) },
];

/** Uploads a price list; below it what became of those before. */
export default function PriceListsPage() {
  const navigate = useNavigate();
  const lists = useRead(operations.listPriceLists, {}, { everyMs: (all) => (all?.some(isBusy) ? 2000 : false) });
  const upload = useWrite(operations.uploadPriceList);
  const sending = upload.isPending && upload.variables.body.file;
  return (
    <Page title="导入价目表" note="先检查，再导入；商城照常营业">
      <div className={css.stack}>
        <FileUpload
          label="价目表"
          accept=".csv,.txt,.xlsx"
          maxBytes={20 * mib}
          hint="CSV 或 XLSX，20MB 以内。上传后先检查，不会改动商品。"
          files={sending instanceof File ? [{ id: '1', name: sending.name, state: 'sending' }] : []}
          onAdd={([file]) =>
            file &&
            upload.mutate({ body: { file } }, { onSuccess: ({ id }) => navigate(deskHref('priceList', { id })) })
          }
          onRemove={() => {}}
          disabled={upload.isPending}
        />
        {upload.error && <Refusal error={upload.error} />}
        <Loaded query={lists} label="正在读取导入记录…">
          {(rows) => (
            <DataTable
              caption="导入记录"
              dense
              columns={columns}
              rows={rows}
              keyOf={({ id }) => String(id)}
              empty={<EmptyState compact picture="order" title="还没有导入过价目表" />}
            />
          )}
        </Loaded>
      </div>
    </Page>
  );
}
