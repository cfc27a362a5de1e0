import { randomInt } from 'node:crypto';
import type { Db, Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { namedBlock } from '#modules/catalogue/goods/index.ts';
import { awardPrize, type Lot, recordLot } from './award-prize.ts';
import { choosePrize } from './choose-prize.ts';
import { countChances } from './count-chances.ts';
import {
  type DrawRecordRow,
  type DrawRow,
  findDraw,
  findRecordByKey,
  type PrizeRow,
  prizesOf,
} from './draw.repository.ts';

export type DrawnLot = { record: DrawRecordRow; chances: number };

/**
 * Draws once per key: stores the result and books the prize before anyone sees it (S6). Counts a buyer's chances under
 * a lock on their row, and takes a prize only while any are left.
 */
export const drawLots = (db: Db, buyerId: number, drawId: number, key: string, now: Date): Promise<DrawnLot> =>
  retryConflicts(() => db.transaction((tx) => drawOnce(tx, buyerId, drawId, key, now)));

const drawOnce = async (tx: Tx, buyerId: number, drawId: number, key: string, now: Date): Promise<DrawnLot> => {
  await lockBuyer(tx, buyerId);
  const row = required(await findDraw(tx, drawId), 'drawMissing');
  const earlier = await findRecordByKey(tx, buyerId, key);
  if (earlier) {
    if (earlier.drawId !== drawId) throw new Refusal('drawKeyReused');
    return { record: earlier, chances: await countChances(tx, buyerId, row) };
  }
  refuseOutside(row, now);
  const chances = await countChances(tx, buyerId, row);
  if (chances === 0) throw new Refusal('noChancesLeft');
  const record = await winSomething(tx, { drawId, buyerId, key }, await prizesOf(tx, drawId), now);
  return { record, chances: chances - 1 };
};

const refuseOutside = ({ startsAt, endsAt }: DrawRow, now: Date) => {
  if (startsAt > now) throw new Refusal('drawNotBegun');
  if (endsAt <= now) throw new Refusal('drawEnded');
};

/** A prize of kind `nothing` may name a product that this buyer may not have. */
const isOpenTo = async (tx: Tx, buyerId: number, { kind, name }: PrizeRow, now: Date) =>
  kind !== 'nothing' || (await namedBlock(tx, name, 'prize', { buyerId, now })) === null;

/** A random one of the remaining prizes; if it is gone meanwhile or not for this buyer, draws among the others. */
const winSomething = async (tx: Tx, lot: Lot, all: PrizeRow[], now: Date): Promise<DrawRecordRow> => {
  let left = all.filter(({ total, issued }) => total === null || issued < total);
  let isClosed = false;
  for (;;) {
    const prize = choosePrize(left, (below) => randomInt(below));
    if (!prize) return recordLot(tx, lot, { id: null, name: '谢谢参与', remarks: isClosed ? '' : '奖品已派完' }, now);
    const isOpen = await isOpenTo(tx, lot.buyerId, prize, now);
    const record = isOpen ? await awardPrize(tx, lot, prize, now) : null;
    if (record) return record;
    isClosed ||= !isOpen;
    left = left.filter(({ id }) => id !== prize.id);
  }
};
