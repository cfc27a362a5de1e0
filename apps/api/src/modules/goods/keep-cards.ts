import type { Goods } from '@yaoji/api-client/wire';
import { type Executor, sourceOf } from '#db/database.ts';
import type { FoundPrint, PrintedCard } from './card.repository.ts';

type Kept = { print: string; goods: Goods };

/** Cards that were told by one print: those that are kept, and goods whose cards are made anew each time. */
type Whole = { goods: Goods[]; others: number[] };

/** The cards made from the same common facts, by goods; and by prints of all of them, which go when a card does. */
type Shelf = { cards: Map<number, Kept>; wholes: Map<string, Whole> };

/** In all, so that what is kept stays some megabytes: four of the fullest carts. */
const mostKept = 2000;

/** A buyer's cart, and the part of it that goes to step 2. */
const mostWholes = 4;

const shelvesOf = new WeakMap<object, Map<string, Shelf>>();

/** A cap counts what was bought meanwhile, which the card does not tell. */
const isKeepable = ({ purchaseCap }: PrintedCard) => Number(purchaseCap) === 0;

/**
 * Cards that were made of exactly these facts, and room for new ones. `common` is everything beside its own row that a
 * card is made of: a card is used again only where both are the same, so that a change shows at once.
 */
export const keptCards = (db: Executor, common: string) => {
  const source = sourceOf(db);
  const shelves = shelvesOf.get(source) ?? new Map<string, Shelf>();
  shelvesOf.set(source, shelves);
  const shelf: Shelf = shelves.get(common) ?? { cards: new Map(), wholes: new Map() };
  shelves.delete(common);
  shelves.set(common, shelf);
  return {
    isEmpty: shelf.cards.size === 0,
    find: ({ id, print }: FoundPrint): Goods | undefined => {
      const kept = shelf.cards.get(Number(id));
      return kept?.print === print ? kept.goods : undefined;
    },
    keep: (found: PrintedCard, goods: Goods) => {
      const isChanged = isKeepable(found)
        ? shelf.cards.set(goods.id, { print: found.print, goods })
        : shelf.cards.delete(goods.id);
      if (isChanged) shelf.wholes.clear();
    },
    findWhole: (printOfAll: string): Whole | undefined => shelf.wholes.get(printOfAll),
    keepWhole: (printOfAll: string, goods: Goods[]) => {
      const isKept = (each: Goods) => shelf.cards.get(each.id)?.goods === each;
      const others = goods.filter((each) => !isKept(each)).map(({ id }) => id);
      if (shelf.wholes.size >= mostWholes) shelf.wholes.clear();
      shelf.wholes.set(printOfAll, { goods: goods.filter(isKept), others });
    },
    /** Lets go of those that were asked for longest ago. */
    tidy: () => {
      let count = 0;
      for (const [facts, { cards }] of [...shelves].reverse()) {
        count += cards.size;
        if (count > mostKept) shelves.delete(facts);
      }
    },
  };
};
