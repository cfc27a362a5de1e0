import { useQuery } from '@tanstack/react-query';
import { newcomerGoodsQuery } from '#features/goods/goods.queries.ts';
import { QuickTile } from '#features/goods/quick-tile.tsx';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './register.css.ts';

/** Full rows of four and two. */
const shownCount = 8;

/** Recommended first products for a new buyer (C073); renders nothing without any. */
export function NewcomerGoods() {
  const { data: goods = [] } = useQuery(newcomerGoodsQuery());
  const loginHref = useLoginHref();
  if (goods.length === 0) return null;
  return (
    <section className={css.part} aria-label="新客推荐">
      <h2 className={css.partTitle}>新客推荐</h2>
      <div className={css.newcomerGoods}>
        {goods.slice(0, shownCount).map((entry) => (
          <QuickTile key={entry.id} goods={entry} loginHref={loginHref} />
        ))}
      </div>
    </section>
  );
}
