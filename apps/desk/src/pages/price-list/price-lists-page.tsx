import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { DataTable, EmptyState, FileUpload, Link, StatusTag } from '@yaoji/ui';
import { useNavigate } from 'react-router';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { columnsOf } from '#pages/parts/columns.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import { figuresText, isBusy, listStatus } from './price-list-words.ts';
import sample from './sample.xlsx?url';

type List = Schemas['PriceList'];

const mib = 1024 * 1024;

const { text, figure, rest } = columnsOf<List>();

const columns = [
  rest('文件', ({ id, name }) => <Link href={deskHref('priceList', { id })}>{name}</Link>),
  text('状态', 96, ({ status }) => <StatusTag tone={listStatus[status].tone}>{listStatus[status].label}</StatusTag>),
  text('结果', 320, ({ problem, ...list }) => problem || figuresText(list)),
  text(
    '未导入的行',
    88,
    ({ id, hasRejects }) => hasRejects === 1 && <Link href={`/desk/api/price-lists/${id}/rejects`}>下载</Link>,
  ),
  text('操作人', 96, ({ operator }) => operator, { priority: 'laptop' }),
  figure('上传时间', 144, ({ createdAt }) => formatMinute(createdAt)),
];

/** Uploads a price list; shows results of earlier ones below. */
export default function PriceListsPage() {
  const navigate = useNavigate();
  const upload = useWrite(operations.uploadPriceList);
  const sending = upload.isPending && upload.variables.body.file;
  return (
    <Page
      title="导入价目表"
      note="先检查，再导入；商城照常营业"
      actions={
        <Link href={sample} download="价目表样表.xlsx">
          下载样表
        </Link>
      }
    >
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
        <Loaded read={operations.listPriceLists} everyMs={(all) => (all?.some(isBusy) ? 2000 : false)}>
          {(rows) => (
            <DataTable
              caption="导入记录"
              dense
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              empty={<EmptyState compact picture="order" title="还没有导入过价目表" />}
            />
          )}
        </Loaded>
      </div>
    </Page>
  );
}
