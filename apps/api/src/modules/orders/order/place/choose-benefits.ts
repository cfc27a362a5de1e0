import type { Checkout } from '@yaoji/api-client/wire';
import { type CashVoucher, type CouponChoice, chooseCoupons, priceCart, type RedPacket } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import type { PreparedCart } from '#modules/cart/cart/index.ts';
import { toRedPacket, toVoucher, usableRedPackets, usableVouchers } from '#modules/money/wallet/index.ts';
import { toBuyerCoupon, toPricingCoupon, unusedCoupons } from '#modules/selling/coupon/index.ts';
import { priceAgain } from './check-lines.ts';

/** 0 means none; an absent coupon means the best one. */
export type BenefitChoices = {
  couponId?: number | undefined;
  voucherId?: number | undefined;
  redPacketId?: number | undefined;
};

/** The ids of the applied benefits; 0 for none. */
export type AppliedBenefits = Pick<Checkout, 'couponId' | 'voucherId' | 'redPacketId'>;

/** The buyer's benefits for step 2: the usable ones, and coupons that are not, with reasons. */
export type OfferedBenefits = Pick<Checkout, 'coupons' | 'unusableCoupons' | 'vouchers' | 'redPackets'>;

type ChosenBenefits = {
  cart: PreparedCart;
  benefits: AppliedBenefits;
  /** Prices the cart once per voucher and red packet. An order that is placed needs none of it. */
  offers: () => OfferedBenefits;
};

/** Finds the buyer's benefits for these lines, and applies the chosen ones. */
export const chooseBenefits = async (
  db: Executor,
  buyerId: number,
  cart: PreparedCart,
  choices: BenefitChoices,
  now: Date,
): Promise<ChosenBenefits> => {
  const voucherRows = await usableVouchers(db, buyerId, now);
  const redPacketRows = await usableRedPackets(db, buyerId, now);
  const held = await unusedCoupons(db, buyerId, now);

  const voucher = chosen<CashVoucher>(voucherRows.map(priced), choices.voucherId, '现金券');
  const redPacket = chosen<RedPacket>(redPacketRows.map(priced), choices.redPacketId, '红包');
  const input = { ...cart.input, voucher, redPacket };
  const coupons = held.map(({ piece, coupon }) => toPricingCoupon(piece, coupon));
  let tried: CouponChoice | undefined;
  const tryCoupons = () => (tried ??= chooseCoupons(input, coupons));
  const coupon =
    choices.couponId === undefined
      ? (tryCoupons().usable[0]?.coupon ?? null)
      : chosen(coupons, choices.couponId, couponName);
  const withCoupon = { ...input, coupon };
  // The lines are already priced without benefits.
  const pricedCart = coupon || voucher || redPacket ? priceAgain(cart, withCoupon) : cart;
  if (coupon && !pricedCart.priced.coupon?.applied) throw new Refusal('benefitUnavailable', { name: couponName });

  return {
    cart: pricedCart,
    benefits: {
      couponId: Number(coupon?.id ?? 0),
      voucherId: Number(voucher?.id ?? 0),
      redPacketId: Number(redPacket?.id ?? 0),
    },
    offers: () => {
      const applies = (benefit: 'voucher' | 'redPacket', row: Parameters<typeof priced>[0]) =>
        priceCart({ ...withCoupon, [benefit]: priced(row) })[benefit]?.applied === true;
      return {
        ...couponOffers(tryCoupons(), held, now),
        vouchers: voucherRows.filter((row) => applies('voucher', row)).map((row) => toVoucher(row, now)),
        redPackets: redPacketRows.filter((row) => applies('redPacket', row)).map((row) => toRedPacket(row, now)),
      };
    },
  };
};

const couponName = '优惠券';

const couponOffers = (
  { usable, unusable }: CouponChoice,
  held: Awaited<ReturnType<typeof unusedCoupons>>,
  now: Date,
): Pick<OfferedBenefits, 'coupons' | 'unusableCoupons'> => {
  const pieces = new Map(held.map(({ piece, coupon: rule }) => [piece.id, toBuyerCoupon(piece, rule, now)]));
  return {
    coupons: usable.flatMap(({ coupon: { id }, outcome }) => {
      const piece = pieces.get(id);
      return piece ? { coupon: piece, money: outcome.amount } : [];
    }),
    unusableCoupons: unusable.flatMap(({ coupon: { id }, outcome: { refusal } }) => {
      const piece = pieces.get(id);
      return piece && refusal
        ? { coupon: piece, code: refusal.code, reason: refusal.message, missing: refusal.missing }
        : [];
    }),
  };
};

const priced = (row: { id: number; title: string; money: string; threshold?: string; expiresAt: Date }) => ({
  id: row.id,
  title: row.title,
  money: row.money,
  threshold: row.threshold ?? null,
  endsAt: row.expiresAt,
});

const chosen = <T extends { id: number }>(held: T[], id: number | undefined, name: string): T | null => {
  if (!id) return null;
  const found = held.find((each) => each.id === id);
  if (!found) throw new Refusal('benefitUnavailable', { name });
  return found;
};
