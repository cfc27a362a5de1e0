import type { Db } from '#db/database.ts';
import { bookMoney, bookPoints } from '#modules/money/wallet/index.ts';

let count = 0;

const adjustment = () =>
  ({ kind: 'adjustment', orderId: null, reference: `test-gift:${++count}`, remark: '测试' }) as const;

/** Adds money to a buyer's balance; a negative amount takes some. */
export const grantMoney = (db: Db, buyerId: number, change: string, now = new Date()) =>
  db.transaction((tx) => bookMoney(tx, buyerId, { change, ...adjustment() }, now));

/** Gives a buyer points; a negative number takes some. */
export const grantPoints = (db: Db, buyerId: number, change: number, now = new Date()) =>
  db.transaction((tx) => bookPoints(tx, buyerId, { change, ...adjustment() }, now));
