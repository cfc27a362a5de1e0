import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { bookPoints, grantRedPacket, grantVoucher } from '#modules/money/wallet/index.ts';
import { grantCoupon } from '#modules/selling/coupon/index.ts';
import type { PrizeRow } from './draw.repository.ts';

/** Books a prize; false if it is no longer available. `key` is unique among the buyer's draws. */
export const handOutPrize = async (
  tx: Executor,
  buyerId: number,
  prize: PrizeRow,
  key: string,
  now: Date,
): Promise<boolean> => {
  const benefit = {
    title: prize.name,
    money: prize.money ?? '0',
    expiresAt: new Date(now.getTime() + prize.validDays * dayMs),
  };
  switch (prize.kind) {
    case 'nothing':
      return true;
    case 'coupon':
      return grantCoupon(tx, buyerId, prize.couponId ?? 0, now);
    case 'points': {
      const reference = `draw:${prize.drawId}:${buyerId}:${key}`;
      const movement = {
        kind: 'draw',
        change: prize.points ?? 0,
        orderId: null,
        reference,
        remark: prize.name,
      } as const;
      return (await bookPoints(tx, buyerId, movement, now)) === 'booked';
    }
    case 'red_packet':
      await grantRedPacket(tx, buyerId, benefit, now);
      return true;
    case 'voucher':
      await grantVoucher(tx, buyerId, benefit, now);
      return true;
  }
};

const whereabouts: Record<PrizeRow['kind'], string> = {
  nothing: '感谢参与，下次好运',
  coupon: '已发放至优惠券',
  points: '已计入积分',
  red_packet: '已存入账户红包',
  voucher: '已发放至现金券',
};

/** The text next to the prize: the operator's own, else where it went. */
export const remarksOf = (prize: PrizeRow): string => prize.remarks || whereabouts[prize.kind];
