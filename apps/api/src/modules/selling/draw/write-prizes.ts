import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Tx } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { namedBlock } from '#modules/catalogue/goods/index.ts';
import { lockCoupon } from '#modules/selling/coupon/index.ts';
import { deletePrize, prizesOf, writePrize } from './draw.repository.ts';

type PrizeForm = Schemas['PrizeForm'];

/** The benefit of each kind of prize, and the words if it is missing. */
const brings: Record<PrizeForm['kind'], readonly ['couponId' | 'points' | 'money', string] | null> = {
  nothing: null,
  coupon: ['couponId', '请填写优惠券编号'],
  points: ['points', '请填写积分'],
  red_packet: ['money', '请填写金额'],
  voucher: ['money', '请填写金额'],
};

export const bringsMoney = (kind: PrizeForm['kind']): boolean => brings[kind]?.[0] === 'money';

const prizeValues = async (
  tx: Tx,
  prize: PrizeForm,
  issued: number,
  refuse: (field: string, reason: string) => Error,
) => {
  const { id, name, kind, weight, validDays, total = null, image = null, remarks = '' } = prize;
  const [field, reason] = brings[kind] ?? [];
  // Only such a prize can promise goods: the others are booked as what they are.
  const block = kind === 'nothing' ? await namedBlock(tx, name, 'prize') : null;
  if (block) throw refuse('name', block);
  if (field && !Number(prize[field] ?? 0)) throw refuse(field, reason ?? '');
  if (kind === 'coupon' && !(await lockCoupon(tx, prize.couponId ?? 0))) throw refuse('couponId', '没有这张优惠券');
  if (total !== null && total < issued) throw refuse('total', `已抽出${issued}份，数量不能更少`);
  const brought = { couponId: null, points: null, money: null, ...(field ? { [field]: prize[field] } : {}) };
  return { ...(id === undefined ? {} : { id }), name, kind, weight, validDays, total, image, remarks, ...brought };
};

/** Writes the prizes of a draw in order; deletes missing ones unless somebody has won them. */
export const writePrizes = async (tx: Tx, drawId: number, forms: readonly PrizeForm[]) => {
  const stored = await prizesOf(tx, drawId);
  for (const { id, name, issued } of stored) {
    if (forms.some((form) => form.id === id)) continue;
    if (issued > 0) throw invalid({ 'draw[prizes]': `${name}已有人抽中，不能删除；可把数量改为${issued}` });
    await deletePrize(tx, id);
  }
  for (const [sort, form] of forms.entries()) {
    const refuse = (field: string, reason: string) => invalid({ [`draw[prizes][${sort}][${field}]`]: reason });
    const found = stored.find(({ id }) => id === form.id);
    if (form.id !== undefined && !found) throw refuse('name', '没有这个奖品');
    await writePrize(tx, { ...(await prizeValues(tx, form, found?.issued ?? 0, refuse)), drawId, sort });
  }
};
