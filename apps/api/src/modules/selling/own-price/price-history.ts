import { type OwnPriceList, ownPrices } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { floorsOf } from '#modules/catalogue/goods/index.ts';
import { toUnitPrice } from '#wire-values.ts';
import {
  findNamings,
  findPlaceOfGoods,
  type LineChange,
  type ListVersion,
  lineChangesOf,
  listPricesOf,
  versionsNaming,
} from './price-history.repository.ts';

/** A price that a buyer had for a product from one time to another. */
export type PastPrice = {
  from: Date;
  /** Null: until now. */
  until: Date | null;
  /** Null: 暂无报价. */
  price: string | null;
  listPrice: string | null;
  /** The list and line of an own price; null for the list price. */
  own: { listId: number; title: string; line: LineChange } | null;
  /** The operator whose change of a list began it; null for list prices, and for a period that began or ended. */
  operator: string | null;
};

type Event = { at: Date; apply?: () => void; operator?: string };

const placeOf = ({ goodsId, maker, categoryId }: LineChange) => `${goodsId} ${maker} ${categoryId}`;

/**
 * The ordinary prices that a buyer had for a product, the latest first, as the pricing of that time made them. The
 * buyer's region and kind of business, and the product's maker, categories and floor, are those of today.
 */
export const priceHistory = async (
  db: Executor,
  { buyerId, goodsId }: { buyerId: number; goodsId: number },
  now: Date,
): Promise<PastPrice[]> => {
  const { namings, since } = required(await findNamings(db, buyerId), 'buyerMissing');
  const place = required(await findPlaceOfGoods(db, goodsId), 'goodsMissing');
  const { floor = null } = (await floorsOf(db, [goodsId])).get(goodsId) ?? {};
  const versions = await versionsNaming(db, namings);
  const listIds = [...new Set(versions.map(({ listId }) => listId))];
  const named = new Set(namings.map(({ kind, key }) => `${kind} ${key}`));

  let listPrice: string | null = null;
  const lists = new Map<number, ListVersion>();
  const lines = new Map<number, Map<string, LineChange>>(listIds.map((id) => [id, new Map()]));
  const setLine = (line: LineChange) => {
    if (line.price === null && line.rate === null) lines.get(line.listId)?.delete(placeOf(line));
    else lines.get(line.listId)?.set(placeOf(line), line);
  };
  const events: Event[] = [
    ...(await listPricesOf(db, goodsId)).map(({ price, createdAt: at }) => ({
      at,
      apply: () => {
        listPrice = price;
      },
    })),
    ...versions.flatMap((version): Event[] => [
      { at: version.createdAt, operator: version.operator, apply: () => lists.set(version.listId, version) },
      { at: version.startsAt },
      ...(version.endsAt ? [{ at: version.endsAt }] : []),
    ]),
    ...(await lineChangesOf(db, listIds, goodsId)).map((line) => ({
      at: line.createdAt,
      operator: line.operator,
      apply: () => setLine(line),
    })),
  ];

  const listsThen = (): OwnPriceList[] =>
    [...lists.values()].flatMap(({ listId: id, members, isOpen, ...values }) => {
      const kinds = new Set(members.flatMap(({ kind, key }) => (named.has(`${kind} ${key}`) ? [kind] : [])));
      const entry = { ...values, id, lines: [...(lines.get(id)?.values() ?? [])] };
      return isOpen ? [...kinds].map((naming) => ({ ...entry, naming })) : [];
    });
  const priceAt = (at: Date): Pick<PastPrice, 'price' | 'listPrice' | 'own'> => {
    if (listPrice === null) return { price: null, listPrice: null, own: null };
    const found = ownPrices(listsThen(), at)({ goodsId, listPrice, ...place, floor });
    const line = found && [...(lines.get(found.listId)?.values() ?? [])].find(({ id }) => id === found.lineId);
    return {
      price: toUnitPrice(String(found?.price ?? listPrice)),
      listPrice: toUnitPrice(listPrice),
      own: found && line ? { listId: found.listId, title: found.title, line } : null,
    };
  };

  const prices: PastPrice[] = [];
  const before = events.filter(({ at }) => at <= now).sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const [time, some] of Map.groupBy(before, ({ at }) => at.getTime())) {
    for (const { apply } of some) apply?.();
    const from = new Date(time);
    const next = priceAt(from);
    const last = prices.at(-1);
    if (last ? keyOf(last) === keyOf(next) : next.price === null) continue;
    if (last) last.until = from;
    const operator = some.findLast((event) => event.operator)?.operator ?? null;
    prices.push({ ...next, from, until: null, operator });
  }
  return prices
    .filter(({ until }) => until === null || until > since)
    .map((price) => (price.from < since ? { ...price, from: since } : price))
    .toReversed();
};

const keyOf = ({ price, listPrice, own }: Pick<PastPrice, 'price' | 'listPrice' | 'own'>) =>
  JSON.stringify([price, listPrice, own?.listId, own?.line.id]);
