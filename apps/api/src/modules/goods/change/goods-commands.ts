import type { Db, Tx } from '#db/database.ts';
import { type OperatorCommands, OperatorError, typedId } from '#operator.ts';
import { type ChangedGoods, changeVideo, holdGoods } from './change-goods.repository.ts';

const withGoods = (db: Db, word: unknown, run: (tx: Tx, goods: ChangedGoods) => Promise<string[]>) =>
  db.transaction(async (tx) => {
    const id = typedId(word, 'The id of the goods');
    return run(tx, await holdGoods(tx, id));
  });

const titleOf = ({ id, name, spec, maker }: ChangedGoods) => `${id} ${[name, spec, maker].filter(Boolean).join(' ')}`;

/** The shop must serve it itself: its pages may not load from other hosts. */
const typedVideo = (word: string | undefined): string | null => {
  if (word === 'none') return null;
  if (!/^\/(?!\/)[^\s?#]+\.(mp4|webm)$/i.test(word ?? '')) {
    throw new OperatorError('The film is the path of an MP4 or WebM on this shop, such as /films/12.mp4, or "none".');
  }
  return word ?? null;
};

export const goodsCommands: OperatorCommands = {
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
