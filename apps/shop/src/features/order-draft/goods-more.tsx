import { type GoodsTableRow, type GoodsView, IconButton, Link, MoreIcon, Popover } from '@yaoji/ui';
import { CompareCheckbox } from '#features/compare/compare-mark.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './goods-more.css.ts';

/** More actions in a table of products: compare, and a price reminder. */
export const goodsMore = ({ id, goods }: GoodsTableRow) => (
  <Popover
    label={`${goods.name} 更多操作`}
    placement="bottom-end"
    trigger={
      <IconButton label={`更多 ${goods.name}`} size="small">
        <MoreIcon size={20} />
      </IconButton>
    }
  >
    {(close) => <GoodsActions id={id} goods={goods} onDone={close} />}
  </Popover>
);

type GoodsActionsProps = { id: number; goods: GoodsView; onDone: () => void };

/** The action panel of a product row; unavailable products have a separate reminder. */
function GoodsActions({ id, goods, onDone }: GoodsActionsProps) {
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
