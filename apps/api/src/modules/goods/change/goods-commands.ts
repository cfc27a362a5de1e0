import { compareMoney } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { type OperatorCommands, OperatorError, typedId } from '#operator.ts';
import { toUnitPrice } from '#wire-values.ts';
import { type ChangedGoods, changeVideo, holdGoods } from './change-goods.repository.ts';
import { editGoods } from './edit-goods.ts';

const withGoods = (db: Db, word: unknown, run: (tx: Tx, goods: ChangedGoods) => Promise<string[]>) =>
  db.transaction(async (tx) => {
    const id = typedId(word, 'The id of the goods');
    return run(tx, await holdGoods(tx, id));
  });

const titleOf = ({ id, name, spec, maker }: ChangedGoods) => `${id} ${[name, spec, maker].filter(Boolean).join(' ')}`;

const setListed = (db: Db, word: unknown, onShelf: boolean, now: Date) =>
  withGoods(db, word, async (tx, goods) => {
    const place = onShelf ? 'on the shelf' : 'off the shelf';
    if (goods.onShelf === onShelf) throw new OperatorError(`Goods ${goods.id} are ${place} already.`);
    await editGoods(tx, goods.id, { onShelf }, now);
    return [`${titleOf(goods)}: ${place}.`];
  });

const typedPrice = (word: string | undefined): string => {
  const price = word ?? '';
  if (!/^\d{1,10}(\.\d{1,4})?$/.test(price) || compareMoney(price, 0) <= 0) {
    throw new OperatorError('The price is yuan with four decimals at most, above zero, such as 12.80.');
  }
  return price;
};

/** The shop must serve it itself: its pages may not load from other hosts. */
const typedVideo = (word: string | undefined): string | null => {
  if (word === 'none') return null;
  if (!/^\/(?!\/)[^\s?#]+\.(mp4|webm)$/i.test(word ?? '')) {
    throw new OperatorError('The film is the path of an MP4 or WebM on this shop, such as /films/12.mp4, or "none".');
  }
  return word ?? null;
};

export const goodsCommands: OperatorCommands = {
  'goods shelve': {
    usage: '<id>',
    summary: 'put goods on the shelf',
    run: ({ words: [word] }, { db, now }) => setListed(db, word, true, now),
  },
  'goods unshelve': {
    usage: '<id>',
    summary: 'take goods off the shelf: nobody can find or order them any more',
    run: ({ words: [word] }, { db, now }) => setListed(db, word, false, now),
  },
  'goods price': {
    usage: '<id> <price>',
    summary: 'change the list price; tiers and activities keep theirs',
    run: async ({ words }, { db, now }) => {
      const price = typedPrice(words[1]);
      return withGoods(db, words[0], async (tx, goods) => {
        await editGoods(tx, goods.id, { price }, now);
        const before = goods.price === null ? 'no price' : toUnitPrice(goods.price);
        return [`${titleOf(goods)}: ${before} → ${toUnitPrice(price)}.`];
      });
    },
  },
  'goods film': {
    usage: '<id> <path> | none',
    summary: 'show a film about the goods on their page, or none any more',
    run: async ({ words }, { db, now }) => {
      const video = typedVideo(words[1]);
      return withGoods(db, words[0], async (tx, goods) => {
        await changeVideo(tx, goods.id, video, now);
        return [`${titleOf(goods)}: ${video ? `film ${video}` : 'no film'}.`];
      });
    },
  },
};
