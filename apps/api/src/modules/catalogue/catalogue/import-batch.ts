import { subtractDecimals } from '@yaoji/domain';
import { type SearchEntry, searchEntry } from '@yaoji/goods-text';
import {
  type Batch,
  batchKey,
  type GoodsEntry,
  type GoodsGroup,
  type GoodsOutcome,
  type Outcome,
} from '@yaoji/price-list';
import type { Db, Executor, Tx } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { type BatchChange, changeStock, queueReminders } from '#modules/catalogue/stock/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import {
  type DetailRow,
  findBatches,
  findByIdentity,
  findDetails,
  findLadders,
  findTags,
  type GoodsRow,
  insertGoods,
  type KnownGoods,
  replaceLadders,
  replaceTags,
  saveDetails,
  saveSearchEntries,
  searchedKeys,
  sortInOften,
  touchGoods,
  updateGoods,
} from './catalogue.repository.ts';
import { Categories } from './categories.ts';
import { checkCodes } from './check-codes.ts';
import { linkGoods } from './goods-code.repository.ts';
import { belowFloor, type FloorChoice, leftOut, refusedOutcome } from './left-out.ts';
import { changedGoods } from './merge-goods.ts';
import { newGoods } from './new-goods.ts';
import { saveTracePrefixes } from './trace-prefix.repository.ts';

/** The changes of a group. Undefined fields don't change. */
type Plan = GoodsGroup & {
  known: KnownGoods | undefined;
  row: GoodsRow | undefined;
  detail: Omit<DetailRow, 'goodsId'> | undefined;
  ladder: { number: string; price: string }[] | undefined;
  tags: GoodsEntry['tags'];
  stock: Omit<BatchChange, 'goodsId'>[];
};

const groupBy = <T extends { goodsId: number }>(rows: T[]): Map<number, T[]> =>
  Map.groupBy(rows, ({ goodsId }) => goodsId);

const plan = async (
  db: Executor,
  groups: GoodsGroup[],
  known: KnownGoods[],
  categories: Categories,
): Promise<Plan[]> => {
  const byIdentity = new Map(known.map((goods) => [goods.identity, goods]));
  /** Ids of the known products for which a group meets the condition. */
  const idsWhere = (says: (group: GoodsGroup) => boolean) =>
    groups.flatMap((group) => {
      const id = says(group) ? byIdentity.get(group.entry.identity)?.id : undefined;
      return id === undefined ? [] : [id];
    });
  const find = async <T extends { goodsId: number }>(
    ids: number[],
    load: (db: Executor, ids: number[]) => Promise<T[]>,
  ) => groupBy(ids.length === 0 ? [] : await load(db, ids));
  const details = await find(
    idsWhere(({ entry }) => saysDetail(entry)),
    findDetails,
  );
  const ladders = await find(
    idsWhere(({ entry }) => entry.ladder !== undefined),
    findLadders,
  );
  const tags = await find(
    idsWhere(({ entry }) => entry.tags !== undefined),
    findTags,
  );
  const batches = await find(
    idsWhere((group) => group.batches.length > 0),
    findBatches,
  );

  const planned: Plan[] = [];
  for (const group of groups) {
    const { entry } = group;
    const goods = byIdentity.get(entry.identity);
    const id = goods?.id ?? 0;
    const categoryId = await categories.idOf(entry.categoryPath ?? (goods ? null : entry.defaultCategory));
    planned.push({
      ...group,
      known: goods,
      row: goods ? (changedGoods(goods, entry, categoryId) ?? undefined) : newGoods(entry, categoryId),
      detail: changedDetail(entry, details.get(id)?.[0]),
      ladder: changedLadder(entry, ladders.get(id) ?? []),
      tags: changedTags(entry, tags.get(id) ?? []),
      stock: changedStock(group, batches.get(id) ?? []),
    });
  }
  return planned;
};

const saysDetail = ({ detail }: GoodsEntry) =>
  Boolean(detail.approvalHolder || detail.storage || detail.standard || detail.insert.length > 0);

const changedDetail = (entry: GoodsEntry, before: Omit<DetailRow, 'goodsId'> | undefined) => {
  if (!saysDetail(entry)) return undefined;
  const stated = entry.detail.insert;
  const others = (before?.insert ?? []).filter(({ title }) => stated.every((section) => section.title !== title));
  const after = {
    approvalHolder: entry.detail.approvalHolder ?? before?.approvalHolder ?? null,
    storage: entry.detail.storage ?? before?.storage ?? null,
    standard: entry.detail.standard ?? before?.standard ?? null,
    insert: [...stated, ...others],
  };
  const isSame =
    before?.approvalHolder === after.approvalHolder &&
    before.storage === after.storage &&
    before.standard === after.standard &&
    textOf(before.insert) === textOf(after.insert);
  return isSame ? undefined : after;
};

/** The database orders the keys of a section in its own way. */
const textOf = (sections: DetailRow['insert']) => JSON.stringify(sections.map(({ title, text }) => [title, text]));

const changedLadder = ({ ladder }: GoodsEntry, before: { number: string; price: string }[]) => {
  const text = (steps: { number: string; price: string }[]) =>
    steps.map(({ number, price }) => `${number}:${price}`).join();
  return ladder === undefined || text(ladder) === text(before) ? undefined : ladder;
};

const changedTags = ({ tags }: GoodsEntry, before: { tag: string }[]) => {
  const names = new Set(before.map(({ tag }) => tag));
  return tags === undefined || (names.size === tags.length && tags.every((tag) => names.has(tag))) ? undefined : tags;
};

/** A list that states a product's stock states all of it: batches it does not name are removed. */
const changedStock = ({ batches }: GoodsGroup, before: Batch[]): Plan['stock'] => {
  if (batches.length === 0) return [];
  const quantities = new Map(before.map((batch) => [batchKey(batch), batch.quantity]));
  const named = new Set(batches.map(batchKey));
  const changes = batches.map((batch) => ({ ...batch, before: quantities.get(batchKey(batch)) ?? '0.000' }));
  const gone = before.filter((batch) => !named.has(batchKey(batch)) && Number(batch.quantity) > 0);
  return [...changes, ...gone.map((batch) => ({ ...batch, quantity: '0.000', before: batch.quantity }))]
    .filter(({ quantity, before: held }) => quantity !== held)
    .map(({ batchNo, expiry, quantity, before: held }) => ({
      batchNo,
      expiry,
      change: subtractDecimals(quantity, held),
    }));
};

const outcomeOf = (planned: Plan, id: number | null): GoodsOutcome => {
  const { known, row, detail, ladder, tags, stock, batches, entry } = planned;
  const changedBatches = new Set(stock.map(batchKey));
  const isGone = stock.some((change) => !batches.some((batch) => batchKey(batch) === batchKey(change)));
  const isChanged = (batch: Batch | undefined) => batch !== undefined && changedBatches.has(batchKey(batch));
  const isTouched = Boolean(row || detail || ladder || tags) || isGone || isChanged(batches[0]);
  const first: Outcome = known ? (isTouched ? 'updated' : 'unchanged') : 'inserted';
  const before = known?.price;
  const after = entry.stated.price;
  return {
    id,
    outcomes: [first, ...batches.slice(1).map((batch): Outcome => (isChanged(batch) ? 'updated' : 'unchanged'))],
    ...(before !== undefined && after !== undefined && before !== after && { price: { before, after } }),
  };
};

/** Reports the changes that groups would make, without making them. */
export const compareBatch = async (db: Db, groups: GoodsGroup[]): Promise<GoodsOutcome[]> => {
  const known = await findByIdentity(db, identitiesOf(groups));
  const planned = await plan(db, groups, known, await Categories.load(db));
  const { approval } = await readSettings(db, ['approval']);
  const { refusalOf } = await checkCodes(db, groups, known);
  return planned.map((each) => {
    const refused = refusalOf(each);
    return refused === undefined
      ? { ...outcomeOf(each, each.known?.id ?? null), ...belowFloor(each, approval.margin) }
      : refusedOutcome(each, refused);
  });
};

const identitiesOf = (groups: GoodsGroup[]) => groups.map(({ entry }) => entry.identity);

/** Fewer products are one step of an import next to active buyers. */
const bulk = 250;

/** Writes all groups or none. */
export const importBatch = (
  db: Db,
  groups: GoodsGroup[],
  now: Date,
  entries?: SearchEntry[],
  floor?: FloorChoice,
): Promise<GoodsOutcome[]> => db.transaction((tx) => writeGroups(tx, groups, now, entries, floor));

/** The same within the caller's transaction. `entries` are search entries prepared in case the groups are new. */
export const writeGroups = async (
  tx: Tx,
  groups: GoodsGroup[],
  now: Date,
  entries: SearchEntry[] = [],
  floor?: FloorChoice,
): Promise<GoodsOutcome[]> => {
  await oneAtATime(tx, 'imports');
  if (groups.length < bulk) await sortInOften(tx);
  const known = await findByIdentity(tx, identitiesOf(groups), { lock: true });
  const all = await plan(tx, groups, known, await Categories.load(tx, { makesMissing: true }));
  const { refusalOf, isLinked } = await checkCodes(tx, groups, known);
  const { approval } = await readSettings(tx, ['approval']);
  const outcomes = all.map((each) => {
    const refused = refusalOf(each);
    return refused === undefined ? leftOut(each, floor, approval.margin) : refusedOutcome(each, refused);
  });
  // Stock of known products whose price waits is written now, not with the approved price: by then it is out of date.
  const heldStock = all.flatMap(({ known: goods, stock }, at) =>
    goods && outcomes[at]?.isHeld ? stock.map((change) => ({ goodsId: goods.id, ...change })) : [],
  );
  const planned = all.flatMap((each, at) =>
    outcomes[at] ? [] : [{ ...each, at, stock: each.known && Array.isArray(floor) ? [] : each.stock }],
  );
  const inserts = planned.flatMap(({ known: goods, row }) => (row && !goods ? [row] : []));
  const updates = planned.flatMap(({ known: goods, row }) => (row && goods ? [row] : []));
  const ids = new Map(known.map(({ identity, id }) => [identity, id]));
  for (const [identity, id] of await insertGoods(tx, inserts)) ids.set(identity, id);
  await updateGoods(tx, updates);
  const withIds = planned.map((each) => {
    const goodsId = ids.get(each.entry.identity);
    if (goodsId === undefined) throw new Error(`Goods ${each.entry.identity} were not written.`);
    return { ...each, goodsId, search: each.known ? undefined : entries[each.at] };
  });
  await changeStock(tx, heldStock, 'import', null, now);
  await writeParts(tx, withIds, now);
  const links = withIds.flatMap(({ goodsId, entry: { code } }) => (code ? [{ code, goodsId }] : []));
  await linkGoods(
    tx,
    links.filter(({ code }) => !isLinked(code)),
  );
  for (const each of withIds) outcomes[each.at] = outcomeOf(each, each.goodsId);
  return outcomes.flatMap((each) => each ?? []);
};

type Written = Plan & { goodsId: number; search: SearchEntry | undefined };

const writeParts = async (tx: Tx, planned: Written[], now: Date) => {
  await saveSearchEntries(
    tx,
    planned.flatMap(({ goodsId, known, row, search }) =>
      row && !isSearchedAlike(known, row) ? [{ goodsId, ...(search ?? searchEntry(row)) }] : [],
    ),
  );
  await saveDetails(
    tx,
    planned.flatMap(({ goodsId, detail }) => (detail ? [{ goodsId, ...detail }] : [])),
  );
  await saveTracePrefixes(
    tx,
    planned.flatMap(({ goodsId, entry }) => entry.tracePrefixes.map((prefix) => ({ prefix, goodsId }))),
  );
  await replaceLadders(
    tx,
    planned.flatMap(({ goodsId, ladder }) => (ladder ? [{ goodsId, steps: ladder }] : [])),
  );
  await replaceTags(
    tx,
    planned.flatMap(({ goodsId, tags }) => (tags ? [{ goodsId, tags }] : [])),
  );
  await changeStock(
    tx,
    planned.flatMap(({ goodsId, stock }) => stock.map((change) => ({ goodsId, ...change }))),
    'import',
    null,
    now,
  );
  await queueReminders(
    tx,
    planned.flatMap(({ goodsId, known, row, ladder }) => (known && (row || ladder) ? [goodsId] : [])),
    now,
  );
  // Product caches are keyed by the version of their row.
  await touchGoods(
    tx,
    planned.flatMap(({ goodsId, known, row, detail, ladder, tags }) =>
      known && !row && (detail || ladder || tags) ? [goodsId] : [],
    ),
  );
};

/** True if the same words as before find the product: its entry takes longer to write than everything else of it. */
const isSearchedAlike = (known: KnownGoods | undefined, row: GoodsRow): boolean =>
  known !== undefined && searchedKeys.every((key) => known[key] === row[key]);
