import type { Floor } from '@yaoji/api-client/wire';
import { GoodsFloor } from '#features/goods-list/goods-floor.tsx';
import * as css from './zone-floors.css.ts';

const goodsOnFloor = 5;

/** The floors of a zone, short on phones. */
export function ZoneFloors({ floors }: { floors: readonly Floor[] }) {
  return (
    <div className={css.floors}>
      {floors.map((floor) => (
        <GoodsFloor key={floor.id} floor={floor} max={goodsOnFloor} />
      ))}
    </div>
  );
}
