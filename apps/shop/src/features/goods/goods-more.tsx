import { type GoodsTableRow, IconButton, MoreIcon, Popover } from '@yaoji/ui';
import Actions from './goods-actions.tsx';

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
    {(close) => <Actions id={id} goods={goods} onDone={close} />}
  </Popover>
);
