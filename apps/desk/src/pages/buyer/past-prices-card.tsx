import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Card, formatMoney, Pagination } from '@yaoji/ui';
import { useState } from 'react';
import { type ChosenGoods, GoodsSearch } from '#pages/parts/goods-search.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';

const perPage = 20;

/** The prices that a buyer had for a product, with their lists. */
export function PastPricesCard({ id }: { id: number }) {
  const [goods, setGoods] = useState<ChosenGoods | null>(null);
  const [page, setPage] = useState(1);
  const choose = ([chosen]: readonly ChosenGoods[]) => {
    setGoods(chosen ?? null);
    setPage(1);
  };
  return (
    <Card title="价格记录" note="协议价和原价按当时的；客户类型、地区和商品分类按现在的。不含阶梯价和活动价">
      <div className={css.stack}>
        <GoodsSearch label="选择商品查看" onAdd={choose} />
        {goods && (
          <Loaded
            read={operations.listBuyerPrices}
            input={{ params: { id }, query: { goodsId: goods.id, page } }}
            isList
          >
            {({ list, total }) => (
              <>
                <CardTable
                  label={[goods.name, goods.spec, goods.maker].filter(Boolean).join(' ')}
                  isLabelled
                  heads={['从', '至', '价格', '原价', '依据', '经手']}
                  figures={['价格', '原价']}
                  rows={list.map((price) => ({ key: price.from, cells: cellsOf(price) }))}
                />
                <Pagination page={page} pageCount={Math.ceil(total / perPage)} onChange={setPage} />
              </>
            )}
          </Loaded>
        )}
      </div>
    </Card>
  );
}

const cellsOf = ({ from, until, price, listPrice, title, line, operator }: Schemas['PastPrice']) => [
  formatMinute(from),
  until === null ? '现在' : formatMinute(until),
  price === null ? '暂无报价' : formatMoney(price),
  listPrice === null ? '—' : formatMoney(listPrice),
  title === null ? '原价' : `${title}（${line}）`,
  operator ?? '—',
];
