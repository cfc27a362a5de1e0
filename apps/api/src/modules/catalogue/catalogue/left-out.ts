import { breaksFloor, compareMoney, floorOf, lowestLike } from '@yaoji/domain';
import type { GoodsGroup, GoodsOutcome, Outcome } from '@yaoji/price-list';
import type { GoodsRow, KnownGoods } from './catalogue.repository.ts';

type Planned = GoodsGroup & {
  known: KnownGoods | undefined;
  row: GoodsRow | undefined;
  ladder: { price: string }[] | undefined;
};

export const refusedOutcome = ({ known }: Planned, refused: string): GoodsOutcome => ({
  id: known?.id ?? null,
  outcomes: [],
  refused,
});

/**
 * How an import treats prices below their floor: they wait, or only the products of these identities are written, which
 * have waited. Default: written like all.
 */
export type FloorChoice = 'hold' | readonly string[];

/** The outcome of a product that this import does not write; undefined: it does. */
export const leftOut = (each: Planned, floor: FloorChoice | undefined, margin: string): GoodsOutcome | undefined => {
  if (floor === undefined) return undefined;
  if (floor !== 'hold') return floor.includes(each.entry.identity) ? undefined : unchanged(each);
  const { below } = belowFloor(each, margin);
  return (
    below && {
      ...refusedOutcome(each, `低于最低价${lowestLike(below.floor, below.price)}元，待另一位同事同意`),
      isHeld: true,
      below,
    }
  );
};

const unchanged = ({ known, batches }: Planned): GoodsOutcome => ({
  id: known?.id ?? null,
  outcomes: Array<Outcome>(Math.max(1, batches.length)).fill('unchanged'),
});

/** The lowest changed price or tier, if it is below the floor that the product has afterwards. */
export const belowFloor = ({ known, row, ladder = [] }: Planned, margin: string): Pick<GoodsOutcome, 'below'> => {
  const { price = null, cost = null } = row ?? known ?? {};
  const floor = floorOf({ cost, ownFloor: known?.ownFloor ?? null }, margin);
  const changed = [...(price === null || price === known?.price ? [] : [price]), ...ladder.map((step) => step.price)];
  const [lowest] = changed.toSorted(compareMoney);
  return floor && lowest && breaksFloor(lowest, floor) ? { below: { price: lowest, floor } } : {};
};
