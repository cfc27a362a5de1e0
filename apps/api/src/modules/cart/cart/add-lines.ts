import type { AddedLine, AddedLines, LineToAdd } from '@yaoji/api-client/wire';
import {
  addDecimals,
  clampQuantity,
  compareDecimals,
  compareMoney,
  maximumReachedText,
  mostCartLines,
  priceCart,
  unitPriceAt,
} from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { toQuantity } from '#wire-values.ts';
import { cartRows, type NewLine, saveLines } from './cart.repository.ts';
import { type FactSources, loadSources } from './cart-facts.ts';
import { factsOf, type LineFacts, type LineKey } from './line-facts.ts';
import { toPricingLine } from './price-cart-lines.ts';

/** State of the lines of a call while they are checked one by one. */
type Draft = { rows: Map<string, NewLine>; count: number; sources: FactSources };

/**
 * Adds many lines, each checked and answered separately, with a number of queries independent of their count (K1).
 * Locks the buyer's cart, so concurrent calls lose nothing.
 */
export const addLines = (db: Executor, buyerId: number, lines: LineToAdd[], now: Date): Promise<AddedLines> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const present = await cartRows(tx, buyerId);
    const sources = await loadSources(
      tx,
      lines.map(({ goodsId }) => goodsId),
      buyerId,
      now,
    );
    const draft: Draft = {
      rows: new Map(present.map((row) => [keyOf(row), row])),
      count: present.length,
      sources,
    };
    const changed = new Map<string, NewLine>();
    const outcomes = lines.map((line) => {
      const { result, row } = judge(line, draft);
      if (row) {
        draft.rows.set(keyOf(row), row);
        changed.set(keyOf(row), row);
      }
      return { result, key: row && keyOf(row) };
    });
    const saved = changed.size > 0 ? await saveLines(tx, buyerId, priced([...changed.values()], draft, now), now) : [];
    const ids = new Map(saved.map((row) => [keyOf(row), row.id]));
    const quantities = new Map<number, string>();
    for (const { goodsId, quantity } of draft.rows.values())
      quantities.set(goodsId, addDecimals(quantities.get(goodsId) ?? '0', quantity));
    return {
      results: outcomes.map(({ result, key }) => ({
        ...result,
        lineId: (key && ids.get(key)) || 0,
        quantity: toQuantity(quantities.get(result.goodsId) ?? '0'),
      })),
      total: draft.count,
    };
  });

const keyOf = ({ goodsId, kind, activityId }: LineKey) => `${goodsId}:${kind}:${activityId}`;

type Verdict = { result: Omit<AddedLine, 'lineId' | 'quantity'>; row: NewLine | null };

const judge = (line: LineToAdd, draft: Draft): Verdict => {
  const key = lineKey(line, draft.sources);
  const refuse = (code: string, message: string): Verdict => ({
    result: { goodsId: line.goodsId, ok: false, code, message },
    row: null,
  });
  const facts = factsOf(key, draft.sources);
  if (!facts) return refuse('NOT_FOUND', '商品不存在或已下架');
  if (facts.block) return refuse(facts.block.code, facts.block.message);
  const present = draft.rows.get(keyOf(key));
  if (!present && draft.count >= mostCartLines) return refuse('CART_FULL', `购物车最多${mostCartLines}种商品`);

  const before = present?.quantity ?? '0';
  const wished = addDecimals(before, inPacks(line.quantity, facts));
  const { quantity } = clampQuantity(wished, facts.limits);
  const isLowered = compareDecimals(quantity, wished) < 0;
  if (present && compareDecimals(quantity, before) <= 0 && isLowered) {
    return refuse(limitingCode(facts), maximumReachedText);
  }
  if (!present) draft.count += 1;
  const isOutdated = hasOutdatedPrice(line, facts);
  return {
    result: {
      goodsId: line.goodsId,
      ok: true,
      code: isLowered ? 'ADJUSTED' : isOutdated ? 'PRICE_CHANGED' : null,
      message: isLowered
        ? `${maximumReachedText}，已调整为${quantity}${facts.goods.unit}`
        : isOutdated
          ? '价格已更新，请以购物车为准'
          : '',
    },
    row: {
      ...key,
      quantity,
      addedPrice: present?.addedPrice ?? null,
      isFromActivityZone: line.isFromActivityZone || present?.isFromActivityZone || false,
    },
  };
};

/**
 * True if the displayed price or tier is no longer in force; 0 means none. A list price changes own prices by
 * percentage, whose id stays the same, so own prices are compared, too.
 */
const hasOutdatedPrice = ({ priceId = 0, ladderPriceId = 0, price }: LineToAdd, { goods, offer }: LineFacts) =>
  (priceId > 0 && priceId !== goods.priceId) ||
  (goods.ownPrice !== null &&
    offer === null &&
    Number(price ?? 0) > 0 &&
    compareMoney(price ?? 0, unitPriceAt(goods.ownPrice.price, goods.ladder, goods.packStep)) !== 0) ||
  (ladderPriceId > 0 && goods.ladder.every(({ id }) => id !== ladderPriceId));

/** Without a kind it is an ordinary line, or a seckill line while the product has a running one. */
export const lineKey = ({ goodsId, kind, activityId = 0 }: LineToAdd, { promotions }: FactSources): LineKey => {
  const seckill = promotions.offers.find((offer) => offer.goodsId === goodsId && offer.kind === 'seckill');
  switch (kind) {
    case 'combination':
    case 'swap':
      return { goodsId, kind, activityId };
    case 'seckill':
      return { goodsId, kind, activityId: activityId || (seckill?.activityId ?? 0) };
    case undefined:
      return seckill
        ? { goodsId, kind: 'seckill', activityId: seckill.activityId }
        : { goodsId, kind: 'normal', activityId: 0 };
    default:
      return { goodsId, kind: 'normal', activityId: 0 };
  }
};

/** The requested quantity in full packs, at least one, before stock and cap limit it. */
const inPacks = (quantity: string, { limits }: LineFacts) =>
  clampQuantity(quantity, { ...limits, max: '99999999999' }).quantity;

const limitingCode = ({ goods, offer, limits }: LineFacts) => {
  const stock = offer?.stock ?? goods.stock;
  return compareDecimals(stock, addDecimals(limits.max, limits.step)) < 0 ? 'NO_STOCK' : 'QUOTA_USED';
};

/** Stores the current unit price, so that the cart can show price changes later. */
const priced = (rows: NewLine[], { sources }: Draft, now: Date): NewLine[] => {
  const lines = rows.flatMap((row, index) => {
    const facts = factsOf(row, sources);
    return facts ? toPricingLine({ ...row, id: index }, facts, sources.promotions, true) : [];
  });
  const result = priceCart({ lines, activities: sources.promotions.activities, now });
  const prices = new Map(result.lines.map(({ id, unitPrice }) => [id, unitPrice]));
  return rows.map((row, index) => ({ ...row, addedPrice: prices.get(index) ?? null }));
};
