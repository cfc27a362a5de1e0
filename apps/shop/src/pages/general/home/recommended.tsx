import type { Goods } from '@yaoji/api-client/wire';
import { GoodsGrid } from '@yaoji/ui';
import { GoodsItem } from '#pages/parts/goods/goods-item.tsx';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './home.css.ts';

export function Recommended({ goods }: { goods: readonly Goods[] }) {
  const loginHref = useLoginHref();
  if (goods.length === 0) return null;
  return (
    <div className={css.floor}>
      <div className={css.floorHead}>
        <h2 className={css.floorTitle}>为您推荐</h2>
      </div>
      <GoodsGrid label="为您推荐">
        {goods.map((entry) => (
          <GoodsItem key={entry.id} goods={entry} loginHref={loginHref} />
        ))}
      </GoodsGrid>
    </div>
  );
}
