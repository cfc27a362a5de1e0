import { compareMoney } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { restoreBenefits } from '#modules/money/wallet/index.ts';
import { restoreCoupons } from '#modules/selling/coupon/index.ts';
import { returnProgress } from './return.repository.ts';

/** Restores coupons and other benefits once all of the order came back or was cut off (O5). */
export const restoreIfNothingIsLeft = async (tx: Tx, orderId: number) => {
  const { bought, refunded } = await returnProgress(tx, orderId);
  if (compareMoney(bought, refunded) !== 0) return;
  await restoreCoupons(tx, orderId);
  await restoreBenefits(tx, orderId);
};
