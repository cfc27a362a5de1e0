import type { Schemas } from '@yaoji/api-client/desk/contract';
import {
  type ActivityShape,
  activityKinds,
  compareDecimals,
  type Door,
  doorBlock,
  isMultipleOf,
  multiplyMoney,
} from '@yaoji/domain';
import { toQuantity, toUnitPrice } from '#wire-values.ts';
import type { NamedGoods } from './edit.repository.ts';

export type ActivityForm = Schemas['ActivityForm'];

/** Errors by field in bracket form, and warnings about unusual but valid values. */
export type Findings = { problems: Record<string, string>; warnings: string[] };

type Found = Findings & { form: ActivityForm; shape: ActivityShape; goods: ReadonlyMap<number, NamedGoods> };

/** Ids of all products in a form, without duplicates. */
export const goodsIdsOf = ({ goods = [], tierGoods = [], scope }: ActivityForm): number[] => [
  ...new Set([
    ...goods.map(({ goodsId }) => goodsId),
    ...tierGoods.map(({ goodsId }) => goodsId),
    ...(scope?.goodsIds ?? []),
    ...(scope?.exceptGoodsIds ?? []),
  ]),
];

/** Checks a form against the rules of its kind; `goods` holds those of its products that exist. */
export const activityProblems = (form: ActivityForm, goods: ReadonlyMap<number, NamedGoods>): Findings => {
  const found: Found = { form, shape: activityKinds[form.kind], goods, problems: {}, warnings: [] };
  const { problems } = found;
  if (form.endsAt <= form.startsAt) problems['activity[endsAt]'] = '结束时间须晚于开始时间';
  for (const id of goodsIdsOf(form)) if (!goods.has(id)) problems['activity[goods]'] = `没有编号为${id}的商品`;
  checkRate(found);
  checkTiers(found);
  checkGoods(found);
  return { problems: { ...problems, ...doorProblems(form, goods) }, warnings: found.warnings };
};

/** Why no buyer may have some of a form's products that way (B1, B7), by field. */
export const doorProblems = (
  { kind, goods = [], tierGoods = [] }: ActivityForm,
  found: ReadonlyMap<number, NamedGoods>,
): Record<string, string> => {
  const { goods: named, tiers } = activityKinds[kind];
  const blocked = (field: string, rows: readonly { goodsId: number }[], door: Door) =>
    rows.flatMap(({ goodsId }, index): [string, string][] => {
      const product = found.get(goodsId);
      const block = product && doorBlock(product, door);
      return block ? [[`activity[${field}][${index}][goodsId]`, block]] : [];
    });
  return Object.fromEntries([
    ...(tiers?.goods ? blocked('tierGoods', tierGoods, tiers.goods === 'swaps' ? 'swap' : 'gift') : []),
    ...(named === 'set' ? blocked('goods', goods, 'combination') : []),
  ]);
};

const isAbove = (value: string | undefined, than: string | number) =>
  value !== undefined && compareDecimals(value, than) > 0;

const nameOf = ({ goods }: Found, id: number) => goods.get(id)?.name ?? `商品${id}`;

const checkRate = ({ form: { rate }, shape, problems, warnings }: Found) => {
  if (!shape.fields.includes('rate')) return;
  if (!isAbove(rate, 0)) problems['activity[rate]'] = '折扣须大于0、小于1，如0.94为94折';
  else if (!isAbove(rate, '0.5')) warnings.push('折扣不到五折');
};

const checkTiers = (found: Found) => {
  const { form, shape, problems, warnings } = found;
  const { tiers = [], tierGoods = [], measure = 'money' } = form;
  if (!shape.tiers) return;
  if (tiers.length === 0) problems['activity[tiers]'] = '请至少填写一档';
  for (const [index, { amount, money }] of tiers.entries()) {
    const before = tiers[index - 1];
    const field = `activity[tiers][${index}]`;
    if (!isAbove(amount, before?.amount ?? 0)) {
      problems[`${field}[amount]`] = before ? '门槛须高于上一档' : '门槛须大于零';
    }
    if (shape.tiers.money) {
      if (!isAbove(money, before?.money ?? 0)) {
        problems[`${field}[money]`] = before ? '优惠须高于上一档' : '请填写优惠金额';
      } else if (measure === 'money' && !isAbove(amount, money ?? 0)) {
        problems[`${field}[money]`] = '优惠金额须低于门槛';
      } else if (measure === 'money' && isAbove(money, multiplyMoney(amount, '0.5'))) {
        warnings.push(`第${index + 1}档优惠超过门槛的一半`);
      }
    } else if (!tierGoods.some(({ tier }) => tier === index)) {
      problems[`${field}[amount]`] = shape.tiers.goods === 'swaps' ? '请选择换购商品' : '请选择赠品';
    }
  }
  checkTierGoods(found);
};

const checkTierGoods = (found: Found) => {
  const { form, shape, goods, problems, warnings } = found;
  const seen = new Set<string>();
  for (const [index, { tier, goodsId, quantity, price }] of (form.tierGoods ?? []).entries()) {
    const field = `activity[tierGoods][${index}]`;
    const named = goods.get(goodsId);
    if (tier >= (form.tiers?.length ?? 0) || seen.has(`${tier}:${goodsId}`)) {
      problems[`${field}[goodsId]`] = `${nameOf(found, goodsId)}在同一档中重复`;
    }
    seen.add(`${tier}:${goodsId}`);
    if (!isAbove(quantity, 0)) problems[`${field}[quantity]`] = '数量须大于零';
    if (shape.tiers?.goods === 'swaps') checkPrice(found, `${field}[price]`, goodsId, price);
    if (named && (!named.onShelf || !isAbove(named.stock, 0))) warnings.push(`${named.name}：已下架或无库存`);
  }
};

/** An activity's price must be below the ordinary one. */
const checkPrice = (found: Found, field: string, goodsId: number, price: string | undefined) => {
  const { goods, problems, warnings } = found;
  const { price: usual = null, cost = null } = goods.get(goodsId) ?? {};
  if (!isAbove(price, 0)) problems[field] = '请填写大于零的价格';
  else if (usual === null) problems[field] = `${nameOf(found, goodsId)}暂无报价，不能设活动价`;
  else if (!isAbove(usual, price ?? 0)) problems[field] = `须低于原价${toUnitPrice(usual)}元`;
  else if (cost !== null) {
    if (isAbove(cost, price ?? 0)) warnings.push(`${nameOf(found, goodsId)}：活动价低于进价${toUnitPrice(cost)}元`);
  } else if (!isAbove(price, multiplyMoney(usual, '0.5'))) {
    warnings.push(`${nameOf(found, goodsId)}：活动价不到原价的一半`);
  }
};

const checkGoods = (found: Found) => {
  const { form, shape, goods, problems, warnings } = found;
  const { goods: rows = [], hasScope, goodsUnchanged } = form;
  if (shape.goods === 'none') return;
  if (shape.goods === 'set' && rows.length < 2) problems['activity[goods]'] = '组合至少要有两种商品';
  else if (rows.length === 0 && !hasScope && !goodsUnchanged) problems['activity[goods]'] = '请选择商品';
  if (hasScope && Object.values(form.scope ?? {}).every((list) => list.length === 0)) warnings.push('覆盖全部商品');
  const seen = new Set<number>();
  for (const [index, { goodsId, price, stock, cap, quantity }] of rows.entries()) {
    const field = `activity[goods][${index}]`;
    const { packStep = '1' } = goods.get(goodsId) ?? {};
    if (seen.has(goodsId)) problems[`${field}[goodsId]`] = `${nameOf(found, goodsId)}重复`;
    seen.add(goodsId);
    if (shape.goods === 'named') continue;
    checkPrice(found, `${field}[price]`, goodsId, price);
    if (cap !== undefined && isAbove(packStep, cap))
      problems[`${field}[cap]`] = `限购不能少于起订量${toQuantity(packStep)}`;
    if (stock !== undefined && isAbove(packStep, stock)) warnings.push(`${nameOf(found, goodsId)}：活动库存不足起订量`);
    if (shape.goods !== 'set') continue;
    if (!isAbove(quantity, 0)) problems[`${field}[quantity]`] = '请填写每套数量';
    else if (!isMultipleOf(quantity ?? '0', packStep)) {
      problems[`${field}[quantity]`] = `须为起订倍数${toQuantity(packStep)}的倍数`;
    }
  }
};
