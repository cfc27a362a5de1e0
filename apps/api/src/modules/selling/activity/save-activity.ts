import { activityKinds, addDecimals, compareDecimals, formatMinute, subtractDecimals } from '@yaoji/domain';
import { type Db, rolledBack, type Tx } from '#db/database.ts';
import type { ActivityConfig } from '#db/schema/activity.ts';
import type { Breach } from '#db/schema/approval.ts';
import { minuteMs } from '#durations.ts';
import { invalid, Refusal, requireValid } from '#errors/refusal.ts';
import { belowFloor, floorsOf, usualPrice } from '#modules/catalogue/goods/index.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import { toSeconds } from '#wire-values.ts';
import { type ActivityRow, setActivity } from './activity.repository.ts';
import { type ActivityForm, activityProblems, goodsIdsOf } from './activity-problems.ts';
import {
  countNamed,
  type GoodsRow,
  goodsByIds,
  insertActivity,
  lockActivity,
  namedGoods,
  openReductions,
  pricesIn,
  replaceGoods,
  replaceTiers,
  rivalOf,
} from './edit.repository.ts';

/** The most products in a form; larger activities use a scope, or are created by a program. */
export const mostNamed = 500;

type Saver = { now: Date; seesCost: boolean };

/**
 * Adds an activity, or changes a locked one. Throws errors by field; ignores fields that its kind does not have.
 * Returns its id, the warnings (about costs only if `seesCost`), and prices below their floor while it is open.
 */
export const saveActivity = async (tx: Tx, row: ActivityRow | null, form: ActivityForm, { now, seesCost }: Saver) => {
  const ids = goodsIdsOf(form);
  // Orders lock the products first, too, so none can take from the activity's stock meanwhile.
  await lockGoods(tx, ids);
  const goods = (await goodsByIds(tx, ids)).map((each) => (seesCost ? each : { ...each, cost: null }));
  const { problems, warnings } = activityProblems(form, new Map(goods.map((each) => [each.id, each])));
  if (row && row.kind !== form.kind) problems['activity[kind]'] = '活动类型不能修改';
  if (!row && form.endsAt * 1000 <= now.getTime()) problems['activity[endsAt]'] = '结束时间须晚于现在';
  requireValid(problems);
  const saved: ActivityRow = row
    ? { ...row, ...valuesOf(form, row.config) }
    : await insertActivity(tx, valuesOf(form, {}));
  if (row) await setActivity(tx, row.id, valuesOf(form, row.config));
  await replaceTiers(tx, saved.id, tiersOf(form));
  if (form.goodsUnchanged) {
    if ((await countNamed(tx, saved.id)) === 0 && !form.hasScope) throw invalid({ 'activity[goods]': '请选择商品' });
  } else await replaceGoods(tx, saved.id, goodsOf(form, saved.id, await namedGoods(tx, saved.id, mostNamed)));
  const rival = await rivalOf(tx, saved);
  if (rival) {
    const mends = activityKinds[form.kind].fields.includes('priority') ? '，请设不同的优先级或错开时间' : '';
    throw invalid({ 'activity[goods]': `${rival.name}在同一时间已参加“${rival.title}”${mends}` });
  }
  const isLive = saved.isOpen && saved.endsAt > now;
  return { id: saved.id, warnings, breaches: isLive ? await pricesBelowFloor(tx, saved) : [] };
};

/** Prices without the activity and with it, as if active now; rolls back. `price` gets the id of the saved one. */
export const previewActivity = <Priced>(
  db: Db,
  { id, activity }: { id?: number; activity: ActivityForm },
  saver: Saver,
  price: (tx: Tx, savedId?: number) => Promise<Priced>,
) =>
  rolledBack(db, async (tx) => {
    const row = id === undefined ? null : await lockActivity(tx, id);
    if (row) await setActivity(tx, row.id, { isOpen: false });
    const without = await price(tx);
    const { id: savedId, warnings } = await saveActivity(tx, row, activity, saver);
    const endsAt = new Date(saver.now.getTime() + minuteMs);
    await setActivity(tx, savedId, { isOpen: true, startsAt: saver.now, endsAt });
    return { without, with: await price(tx, savedId), warnings };
  });

/** Closes a locked activity. */
export const closeActivity = async (tx: Tx, { id, isOpen }: ActivityRow) => {
  if (!isOpen) throw new Refusal('activityClosed');
  await setActivity(tx, id, { isOpen: false });
};

/** Prices that open activities make of products' list prices, if they are below their floor. */
export const reductionsBelowFloor = async (tx: Tx, ids: readonly number[], now: Date): Promise<Breach[]> => {
  const breaches: Breach[] = [];
  if (ids.length === 0) return breaches;
  for (const row of await openReductions(tx, now)) breaches.push(...(await pricesBelowFloor(tx, row, ids)));
  return breaches;
};

const pricesBelowFloor = async (tx: Tx, saved: ActivityRow, goodsIds?: readonly number[]) => {
  const prices = await pricesIn(tx, saved, goodsIds);
  const ids = prices.map(({ goodsId }) => goodsId);
  const floors = await floorsOf(tx, ids);
  const period = [saved.startsAt, saved.endsAt].map((at) => formatMinute(toSeconds(at))).join('至');
  const titled = prices.map(({ goodsId, price }) => {
    const usual = usualPrice(floors.get(goodsId) ?? { price: null });
    return { goodsId, price, title: `（${usual}）参加“${saved.title}”，${period}` };
  });
  return belowFloor(floors, titled);
};

/** Keeps configuration that the form does not edit. */
const valuesOf = (form: ActivityForm, before: ActivityConfig) => {
  const { kind, title, startsAt, endsAt, isOpen, template = 'zone', rules = '' } = form;
  const { description: _description, scope: _scope, expiryWithin: _days, buyLabel: _buyLabel, ...others } = before;
  const buyLabel = form.buyLabel?.trim();
  const has = (field: (typeof activityKinds)[typeof kind]['fields'][number]) =>
    activityKinds[kind].fields.includes(field);
  const config: ActivityConfig = {
    ...others,
    ...(form.description ? { description: form.description } : {}),
    ...(has('measure') ? { measure: form.measure ?? 'money' } : {}),
    ...(has('priority') ? { priority: form.priority ?? 0 } : {}),
    ...(has('rate') && form.rate ? { rate: form.rate, threshold: form.threshold ?? '0' } : {}),
    ...(has('expiryWithin') && form.expiryWithin ? { expiryWithin: form.expiryWithin } : {}),
    ...(has('repeats') ? { repeat: form.repeats === 1 } : {}),
    ...(has('withCoupon') ? { withCoupon: form.withCoupon === 1 } : {}),
    ...(has('buyLabel') && buyLabel ? { buyLabel } : {}),
    ...(has('scope') && form.hasScope ? { scope: form.scope ?? {} } : {}),
  };
  // Lists leave out any activity with this key, whatever its value.
  if (has('newcomersOnly')) {
    if (form.newcomersOnly) config.newcomersOnly = true;
    else delete config.newcomersOnly;
  }
  const period = { startsAt: new Date(startsAt * 1000), endsAt: new Date(endsAt * 1000) };
  return { kind, title, ...period, isOpen: isOpen === 1, template, rules, config };
};

const tiersOf = ({ kind, tiers = [], tierGoods = [] }: ActivityForm) => {
  const shape = activityKinds[kind].tiers;
  if (!shape) return [];
  return tiers.map(({ amount, money }, index) => ({
    amount,
    money: shape.money ? (money ?? '0') : '0',
    goods: tierGoods.flatMap(({ tier, goodsId, quantity, price }) =>
      tier === index && shape.goods
        ? [{ goodsId, quantity, price: shape.goods === 'swaps' ? (price ?? null) : null }]
        : [],
    ),
  }));
};

const goodsOf = ({ kind, goods = [] }: ActivityForm, activityId: number, before: readonly GoodsRow[]): GoodsRow[] => {
  const shape = activityKinds[kind].goods;
  return goods.map(({ goodsId, price, stock, stockSeen, cap, quantity }) => {
    const current = before.find((each) => each.goodsId === goodsId)?.stock ?? null;
    return {
      activityId,
      goodsId,
      price: shape === 'named' ? null : (price ?? null),
      stock: shape === 'named' ? null : lessSold(stock ?? null, stockSeen, current),
      cap: shape === 'named' ? null : (cap ?? null),
      quantity: shape === 'set' ? (quantity ?? null) : null,
    };
  });
};

/** Subtracts sales between reading and saving from the saved stock. */
const lessSold = (stock: string | null, seen: string | undefined, current: string | null): string | null => {
  if (stock === null || seen === undefined || current === null) return stock;
  const left = subtractDecimals(addDecimals(stock, current), seen);
  return compareDecimals(left, 0) > 0 ? left : '0';
};
