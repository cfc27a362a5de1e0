import type { Goods } from '@yaoji/api-client/wire';
import type { Executor } from '#db/database.ts';
import type { FoundPrint, PrintedCard } from './card.repository.ts';

type Kept = { print: string; goods: Goods };
/** The cards made from the same common facts, by goods. */
type Shelf = Map<number, Kept>;

/** In all, so that what is kept stays some megabytes: four of the fullest carts. */
const mostKept = 2000;

const shelvesOf = new WeakMap<Executor, Map<string, Shelf>>();

/** A cap counts what was bought meanwhile, which the card does not tell. */
const isKeepable = ({ purchaseCap }: PrintedCard) => Number(purchaseCap) === 0;

/**
 * Cards that were made of exactly these facts, and room for new ones. `common` is everything beside its own row that a
 * card is made of: a card is used again only where both are the same, so that a change shows at once.
 */
export const keptCards = (db: Executor, common: string) => {
  const shelves = shelvesOf.get(db) ?? new Map<string, Shelf>();
  shelvesOf.set(db, shelves);
  const shelf: Shelf = shelves.get(common) ?? new Map();
  shelves.delete(common);
  shelves.set(common, shelf);
  return {
    find: ({ id, print }: FoundPrint): Goods | undefined => {
      const kept = shelf.get(Number(id));
      return kept?.print === print ? kept.goods : undefined;
    },
    keep: (found: PrintedCard, goods: Goods) => {
      if (isKeepable(found)) shelf.set(goods.id, { print: found.print, goods });
    },
    /** Lets go of those that were asked for longest ago. */
    tidy: () => {
      let count = 0;
      for (const [facts, { size }] of [...shelves].reverse()) {
        count += size;
        if (count > mostKept) shelves.delete(facts);
      }
    },
  };
};
