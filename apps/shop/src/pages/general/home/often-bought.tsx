import type { BoughtGoods } from '@yaoji/api-client/wire';
import { Button, Link } from '@yaoji/ui';
import { useRef } from 'react';
import { BoughtTable } from '#features/bought/bought-table.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './buyer-home.css.ts';

/** Usual purchases as an order table. */
export function OftenBought({ bought, total }: { bought: readonly BoughtGoods[]; total: number }) {
  const fill = useRef<() => void>(null);
  return (
    <section className={css.bought} aria-label="常购商品">
      <div className={css.boughtHead}>
        <h2 className={css.title}>常购商品</h2>
        <Link href={href('quick_purchase', {}, { order: 'often' })}>全部 {total} 种</Link>
        <Button size="small" tone="brandOutline" onClick={() => fill.current?.()}>
          按上次数量填入
        </Button>
      </div>
      <BoughtTable bought={bought} isWide fill={fill} />
    </section>
  );
}
