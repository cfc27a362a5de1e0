import type { GoodsView } from '@yaoji/ui';
import { Link } from '@yaoji/ui';
import { CompareCheckbox } from '#features/compare/compare-mark.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './goods-actions.css.ts';

type GoodsActionsProps = { readonly id: number; readonly goods: GoodsView; readonly onDone: () => void };

/** The action panel of a product row; unavailable products have a separate reminder. */
export default function GoodsActions({ id, goods, onDone }: GoodsActionsProps) {
  return (
    <div className={css.actions}>
      <CompareCheckbox id={id} name={goods.name} picture={goods.pictures?.[0]?.thumb ?? ''} />
      {!goods.block && (
        <Link href={href('goods_reminders', {}, { goods: id })} onClick={onDone}>
          降价提醒
        </Link>
      )}
    </div>
  );
}
