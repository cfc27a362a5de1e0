import type { Goods } from '@yaoji/api-client/wire';
import { BellIcon, Checkbox, IconButton, toast } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import { type ComparedGoods, mostCompared, toggleCompared, useCompared } from './compare.store.ts';
import * as css from './compare-mark.css.ts';

/** Chooses a product for comparison. */
export function CompareCheckbox(goods: ComparedGoods) {
  const chosen = useCompared((state) => state.goods.some(({ id }) => id === goods.id));
  const toggle = () => {
    if (!toggleCompared(goods)) toast.warning(`最多对比 ${mostCompared} 种商品，请先移除一种`);
  };
  return <Checkbox label="对比" aria-label={`加入对比 ${goods.name}`} checked={chosen} onChange={toggle} />;
}

/** On a card: the comparison checkbox, and a price reminder. */
export function CompareMark({ goods: { id, name, pictures, isBuyable } }: { goods: Goods }) {
  return (
    <span className={css.marks}>
      <CompareCheckbox id={id} name={name} picture={pictures[0]?.thumbnail ?? ''} />
      {isBuyable && (
        <IconButton label={`降价提醒 ${name}`} size="small" href={href('goods_reminders', {}, { goods: id })}>
          <BellIcon size={16} />
        </IconButton>
      )}
    </span>
  );
}
