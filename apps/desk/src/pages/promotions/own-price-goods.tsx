import type { FieldErrors } from '@yaoji/api-client';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { TextField } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#pages/parts/page.css.ts';
import { useRead } from '#shared/api/use-read.ts';
import { GoodsRows, useKnownGoods } from './goods-rows.tsx';
import { OwnPriceUpload } from './own-price-upload.tsx';
import { withPasted } from './pasted-prices.ts';

type Rows = Schemas['OwnPriceGoods'][];

type OwnPriceGoodsProps = {
  /** Of the stored list; undefined for a new one. */
  id: number | undefined;
  list: Rows;
  problems: FieldErrors;
  onChange: (list: Rows) => void;
};

/** More rows are found by name or number. */
const mostShown = 100;
const within = 'list[goods]';

/** The products of a list with their prices, which can be pasted. */
export function OwnPriceGoods({ id, list, problems, onChange }: OwnPriceGoodsProps) {
  const stored = useRead(operations.getOwnPrices, { params: { id: id ?? 0 } }, { enabled: id !== undefined }).data;
  const { known: added, learn } = useKnownGoods();
  const known = new Map([...added, ...(stored?.goods ?? []).map((each) => [each.id, each] as const)]);
  const [wanted, setWanted] = useState('');
  const words = wanted.trim();
  const wrong = new Set(
    Object.keys(problems).flatMap((field) => list[Number(/^list\[goods\]\[(\d+)\]/.exec(field)?.[1])] ?? []),
  );
  const found = list.filter(
    (row) => words === '' || String(row.goodsId) === words || known.get(row.goodsId)?.name.includes(words),
  );
  // Added rows are last.
  const shown = new Set([...wrong, ...found.toReversed()].slice(0, mostShown));
  return (
    <section className={css.stack} aria-label="商品">
      <p className={css.strong}>商品（{list.length} 种）</p>
      {list.length > mostShown && (
        <>
          <TextField
            size="small"
            aria-label="在表内查找"
            placeholder="在表内查找：名称或编号"
            value={wanted}
            onChange={setWanted}
          />
          <p className={css.muted}>
            找到 {found.length} 种，显示 {shown.size} 种
          </p>
        </>
      )}
      <GoodsRows
        caption="商品"
        priceName="协议价"
        list={list}
        isShown={(row) => shown.has(row)}
        figures={['price']}
        within={within}
        problems={problems}
        known={known}
        learn={learn}
        rowOf={({ id: goodsId }) => ({ goodsId, price: '' })}
        onChange={(rows) => onChange(firstOfEach(rows))}
      />
      <OwnPriceUpload learn={learn} onAdd={(rows) => onChange(withPasted(list, rows))} />
    </section>
  );
}

/** A product that is added again may be among those not shown. */
const firstOfEach = (rows: Rows) => withPasted([], rows.toReversed()).toReversed();
