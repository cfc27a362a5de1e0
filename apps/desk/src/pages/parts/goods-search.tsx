import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMoney, SearchIcon, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useRead } from '#shared/api/use-read.ts';
import * as css from './goods-search.css.ts';
import * as page from './page.css.ts';

/** A product in a list of selected products. */
export type ChosenGoods = Pick<Schemas['NamedGoods'], 'id' | 'name'> & Partial<Schemas['NamedGoods']>;

const mostFound = 8;

/**
 * Searches products and adds those the user presses. Pasting several numbers, as from a spreadsheet, adds them at once.
 */
export function GoodsSearch({ label, onAdd }: { label: string; onAdd: (goods: readonly ChosenGoods[]) => void }) {
  const [text, setText] = useState('');
  const words = text.trim();
  const ids = /^\d+([\s,，;；]+\d+)+$/.test(words) ? words.split(/\D+/).map(Number) : [];
  const found = useRead(
    operations.listGoods,
    { query: { keywords: words, perPage: mostFound } },
    { enabled: words !== '' && ids.length === 0, isList: true },
  );
  const add = (goods: readonly ChosenGoods[]) => {
    onAdd(goods);
    setText('');
  };
  const shown = words === '' || ids.length > 0 ? [] : (found.data?.list ?? []);
  return (
    <div className={css.search}>
      <TextField
        size="small"
        aria-label={label}
        placeholder={`${label}：名称、厂家、批准文号、ERP 编码，或粘贴多个编号`}
        prefix={<SearchIcon size={14} />}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (ids.length > 0) add(ids.map((id) => ({ id, name: `商品${id}` })));
          else if (shown[0] && !found.isPlaceholderData) add([shown[0]]);
        }}
      />
      {shown.length > 0 && (
        <ul className={css.found} aria-label="找到的商品">
          {shown.map((goods) => (
            <li key={goods.id}>
              <button type="button" className={css.option} onClick={() => add([goods])}>
                <span className={page.strong}>{goods.name}</span>{' '}
                <span className={page.muted}>
                  {goods.spec} · {goods.maker} · {goods.price === null ? '无报价' : formatMoney(goods.price)} · 库存
                  {goods.stock}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {ids.length > 0 && <span className={page.muted}>按 Enter 加入 {ids.length} 种商品</span>}
      {words !== '' && found.data?.total === 0 && <span className={page.muted}>没有找到商品</span>}
    </div>
  );
}
