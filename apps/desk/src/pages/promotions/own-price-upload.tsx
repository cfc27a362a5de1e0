import { ApiError } from '@yaoji/api-client';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { Button, FileUpload, FormField, formatMoney, TextArea } from '@yaoji/ui';
import { useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import type { KnownGoods } from './goods-rows.tsx';

type OwnPriceUploadProps = {
  learn: KnownGoods['learn'];
  onAdd: (rows: Schemas['OwnPriceGoods'][]) => void;
};

/** Prices from a file or pasted: the usable rows, and the others with reasons, before any is added. */
export function OwnPriceUpload({ learn, onAdd }: OwnPriceUploadProps) {
  const upload = useWrite(operations.readOwnPriceFile);
  const { data: read, error } = upload;
  const [text, setText] = useState('');
  const changeText = (value: string) => {
    setText(value);
    // The answer would be that of another text.
    upload.reset();
  };
  const readFile = (file: File) => upload.mutate({ body: { file } });
  const add = ({ rows, goods }: Schemas['OwnPriceFile']) => {
    learn(goods);
    onAdd(rows.map(({ goodsId, price }) => ({ goodsId, price })));
    upload.reset();
    setText('');
  };
  return (
    <>
      <FormField
        label="粘贴价格"
        hint="从表格复制，可带表头；没有表头的，首列是编号、编码或条码，末列是协议价。已有的商品改为新价"
      >
        <TextArea rows={3} value={text} onChange={changeText} />
      </FormField>
      {text.trim() !== '' && (
        <div>
          <Button
            size="small"
            tone="outline"
            loading={upload.isPending}
            onClick={() => readFile(new File([text], '粘贴.csv'))}
          >
            读取粘贴的价格
          </Button>
        </div>
      )}
      <FileUpload
        label="或从文件导入"
        accept=".csv,.txt,.xlsx"
        maxBytes={5 * 1024 * 1024}
        hint="CSV 或 XLSX，表头写：编号（或编码、条码，或名称、规格、厂家）和协议价"
        onAdd={([file]) => file && readFile(file)}
        disabled={upload.isPending}
      />
      {error instanceof ApiError && error.errors.file ? (
        <p className={css.problem}>{error.errors.file.join('；')}</p>
      ) : (
        error && <Refusal error={error} />
      )}
      {read && (
        <div role="status" className={css.stack}>
          <Rows read={read} />
          {read.rows.length > 0 && (
            <div>
              <Button size="small" tone="outline" onClick={() => add(read)}>
                加入 {read.rows.length} 种商品
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

const mostShown = 50;

const countOf = (rows: readonly unknown[], unit: string) =>
  `${rows.length} ${unit}${rows.length > mostShown ? `，显示前 ${mostShown}` : ''}`;

function Rows({ read: { rows, refused, goods } }: { read: Schemas['OwnPriceFile'] }) {
  const named = new Map(goods.map((each) => [each.id, each]));
  return (
    <>
      {refused.length > 0 && (
        <CardTable
          label={`不能导入（${countOf(refused, '行')}）`}
          isLabelled
          heads={['行', '内容', '原因']}
          rows={refused
            .slice(0, mostShown)
            .map(({ line, text, reason }) => ({ key: line, cells: [line, text, reason] }))}
        />
      )}
      <CardTable
        label={`可以导入（${countOf(rows, '种')}）`}
        isLabelled
        heads={['行', '商品', '原价', '协议价']}
        figures={['原价', '协议价']}
        rows={rows.slice(0, mostShown).map(({ line, goodsId, price }) => {
          const { name, spec, maker, price: list = null } = named.get(goodsId) ?? {};
          return {
            key: line,
            cells: [line, [name, spec, maker].join(' '), list ? formatMoney(list) : '—', formatMoney(price)],
          };
        })}
      />
    </>
  );
}
