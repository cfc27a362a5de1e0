import { type GoodsTableRow, IconButton, MoreIcon, Popover } from '@yaoji/ui';
import Actions from './goods-actions.tsx';

/** What else can be done with goods of a table: compared, or waited for until they are cheaper. */
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
    {(close) => <Actions id={Number(id)} goods={goods} onDone={close} />}
  </Popover>
);
