import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { multiplyMoney } from '@yaoji/domain';
import { grantBenefits } from '#modules/money/wallet/index.ts';
import { ceilingBreaches } from '#modules/operators/approval/index.ts';
import {
  type CouponRow,
  couponPage,
  grantCoupons,
  lockCoupon,
  promisesSame,
  saveCoupon,
} from '#modules/selling/coupon/index.ts';
import {
  lockPointsGoods,
  type PointsGoodsRow,
  pointsGoodsOfAll,
  savePointsGoods,
} from '#modules/selling/points/index.ts';
import { scopeModel } from '#modules/selling/promotion/index.ts';
import { toFlag, toSeconds, toUnitPrice, versionOf } from '#wire-values.ts';
import type { DeskHandlers, WritingContext } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/${'coupons' | 'benefits' | 'points-goods'}${string}` }
>['id'];
type CouponForm = Schemas['CouponForm'];
type CouponWorth = Pick<CouponRow, 'title' | 'money' | 'rate' | 'maxMoney'>;

const toCoupon = ({ money, rate, maxMoney, ...row }: CouponRow): Schemas['Coupon'] => {
  const form: CouponForm = {
    title: row.title,
    threshold: toUnitPrice(row.threshold),
    ...(money ? { money: toUnitPrice(money) } : {}),
    ...(rate ? { rate: String(Number(rate)) } : {}),
    ...(maxMoney ? { maxMoney: toUnitPrice(maxMoney) } : {}),
    scope: scopeModel(row.scope),
    startsAt: toSeconds(row.startsAt),
    endsAt: toSeconds(row.endsAt),
    validDays: row.validDays,
    total: row.total,
    perBuyer: row.perBuyer,
  };
  return { id: row.id, version: versionOf([form]), form, claimed: row.claimed };
};

const toPointsGoods = (row: PointsGoodsRow): Schemas['PointsGoods'] => {
  const { id, createdAt: _, suggestedPrice, isOpen, ...others } = row;
  const form = { ...others, suggestedPrice: toUnitPrice(suggestedPrice), isOpen: toFlag(isOpen) };
  return { id, version: versionOf([form]), form };
};

const granted = (count: number, subject: string, after: object) => ({
  data: { count },
  message: `已发放给${count}家客户`,
  subject,
  before: null,
  after,
});

const mostNamed = 3;

const forBuyers = (usernames: readonly string[], count: number) =>
  `×${count}家（${usernames.slice(0, mostNamed).join('、')}${count > mostNamed ? '等' : ''}）`;

/** Requires approval if the coupon's highest reduction, for each of the buyers, is above the operator's ceiling. */
const requireCeiling = async (
  context: WritingContext,
  { title, money, rate, maxMoney }: CouponWorth,
  usernames: readonly string[] = [],
  count = 0,
) => {
  const most = money ?? maxMoney;
  const name = `优惠券“${title}”${money ? '' : `（${Number(multiplyMoney(rate ?? '1', 10))}折）`}${count > 0 ? forBuyers(usernames, count) : ''}`;
  const amount = most === null ? null : multiplyMoney(most, count || 1);
  requireApproval(context, await ceilingBreaches(context.db, context.working.operator, name, amount));
};

export const benefitHandlers = {
  listCoupons: async ({ query: { page = 1 } }, { db }) => {
    const { rows, total } = await couponPage(db, { page, perPage: 50 });
    return { list: rows.map(toCoupon), total };
  },
  createCoupon: async ({ body: { coupon } }, context) => {
    const row = await saveCoupon(context.db, coupon);
    await requireCeiling(context, row);
    return written(toCoupon(row), null, '优惠券已创建');
  },
  changeCoupon: async ({ params: { id }, body: { version, coupon } }, context) => {
    const { db } = context;
    const row = await lockCoupon(db, id);
    const before = asSeen(row && toCoupon(row), version);
    const after = await saveCoupon(db, coupon, before);
    if (!promisesSame(coupon, before.form)) await requireCeiling(context, after);
    return written(toCoupon(after), before, '优惠券已保存');
  },
  grantCoupons: async ({ params: { id }, body: { usernames } }, context) => {
    const { db, now } = context;
    const count = await grantCoupons(db, usernames, id, now);
    const row = await lockCoupon(db, id);
    if (row) await requireCeiling(context, row, usernames, count);
    return granted(count, String(id), { usernames });
  },
  grantBenefits: async ({ body: { kind, usernames, title, money, threshold = '0', validDays } }, context) => {
    const { db, now, working } = context;
    const count = await grantBenefits(db, usernames, { kind, title, money, threshold, validDays }, now);
    const name = `${kind === 'voucher' ? '现金券' : '红包'}“${title}”${toUnitPrice(money)}元${forBuyers(usernames, count)}`;
    requireApproval(context, await ceilingBreaches(db, working.operator, name, multiplyMoney(money, count)));
    return granted(count, kind, { title, money, threshold, validDays, usernames });
  },
  listPointsGoods: async ({ query: { page = 1 } }, { db }) => {
    const { rows, total } = await pointsGoodsOfAll(db, { page, perPage: 50 });
    return { list: rows.map(toPointsGoods), total };
  },
  createPointsGoods: async ({ body: { pointsGoods } }, { db }) =>
    written(toPointsGoods(await savePointsGoods(db, pointsGoods)), null, '积分商品已创建'),
  changePointsGoods: async ({ params: { id }, body: { version, pointsGoods } }, { db }) => {
    const row = await lockPointsGoods(db, id);
    const before = asSeen(row && toPointsGoods(row), version);
    const after = await savePointsGoods(db, pointsGoods, id);
    return written(toPointsGoods(after), before, '积分商品已保存');
  },
} satisfies DeskHandlers<Calls>;
