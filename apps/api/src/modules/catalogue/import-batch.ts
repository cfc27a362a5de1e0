import { subtractMoney } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { searchEntry } from '#modules/search/index.ts';
import { changeStock } from '#modules/stock/index.ts';
import {
  findBatches,
  findDetails,
  findLadders,
  findTags,
  type GoodsRow,
  insertGoods,
  lockByIdentity,
  lockImports,
  replaceLadders,
  replaceTags,
  saveDetails,
  saveSearchEntries,
  updateGoods,
} from './catalogue.repository.ts';
import type { Categories } from './categories.ts';
import { changedGoods, newGoods } from './merge-goods.ts';
import type { GoodsEntry } from './row/goods-entry.ts';

export type BatchEntry = {
  entry: GoodsEntry;
  /** Another batch of goods that an earlier row has described. */
  isFurtherBatch: boolean;
};

export type Outcome = 'inserted' | 'updated' | 'unchanged';

export type BatchResult = {
  /** In the order of the entries. */
  outcomes: Outcome[];
  goodsIds: number[];
  /** Goods that have stock in batches which this batch of rows does not name. */
  othersInStock: Set<number>;
};

const batchKey = (goodsId: number, batch: { batchNo: string; expiry: string | null }) =>
  JSON.stringify([goodsId, batch.batchNo, batch.expiry]);

const groupBy = <T extends { goodsId: number }>(rows: T[]): Map<number, T[]> =>
  Map.groupBy(rows, ({ goodsId }) => goodsId);

/** Writes a batch of rows whole or not at all. */
export const importBatch = (db: Db, entries: BatchEntry[], categories: Categories, now: Date): Promise<BatchResult> =>
  db.transaction(async (tx) => {
    await lockImports(tx);
    const described = entries.filter(({ isFurtherBatch }) => !isFurtherBatch).map(({ entry }) => entry);
    const known = await lockByIdentity(tx, [...new Set(entries.map(({ entry }) => entry.identity))]);
    const ids = new Map(known.map(({ identity, id }) => [identity, id]));
    const knownByIdentity = new Map(known.map((row) => [row.identity, row]));

    const touched = new Map<string, Outcome>();
    const inserts: GoodsRow[] = [];
    const updates: GoodsRow[] = [];
    for (const entry of described) {
      const before = knownByIdentity.get(entry.identity);
      if (before) {
        const row = changedGoods(before, entry, await categories.idOf(tx, entry.categoryPath));
        if (row) {
          updates.push(row);
          touched.set(entry.identity, 'updated');
        }
      } else {
        inserts.push(newGoods(entry, await categories.idOf(tx, entry.categoryPath ?? entry.defaultCategory)));
        touched.set(entry.identity, 'inserted');
      }
    }
    for (const [identity, id] of await insertGoods(tx, inserts)) ids.set(identity, id);
    await updateGoods(tx, updates);
    await saveSearchEntries(
      tx,
      [...inserts, ...updates].map((row) => ({ goodsId: idOf(ids, row.identity), ...searchEntry(toSearchable(row)) })),
    );

    const update = (identity: string) => {
      if (!touched.has(identity)) touched.set(identity, 'updated');
    };
    await importDetails(tx, described, ids, update);
    await importLadders(tx, described, ids, update);
    await importTags(tx, described, ids, update);
    const stock = await importStock(tx, entries, ids, now);

    const outcomes = entries.map(({ entry, isFurtherBatch }, index): Outcome => {
      const changed = stock.changed.has(index);
      const outcome = isFurtherBatch ? undefined : touched.get(entry.identity);
      return outcome ?? (changed ? 'updated' : 'unchanged');
    });
    return {
      outcomes,
      goodsIds: entries.map(({ entry }) => idOf(ids, entry.identity)),
      othersInStock: stock.othersInStock,
    };
  });

const idOf = (ids: Map<string, number>, identity: string): number => {
  const id = ids.get(identity);
  if (id === undefined) throw new Error(`Goods ${identity} were not written.`);
  return id;
};

const toSearchable = (row: GoodsRow) => ({
  name: row.name,
  commonName: row.common_name,
  maker: row.maker,
  spec: row.spec,
  dosageForm: row.dosage_form,
  approvalNo: row.approval_no,
  barcode: row.barcode,
  stdCode: row.std_code,
  pinyinCode: row.pinyin_code,
});

const importDetails = async (
  tx: Tx,
  entries: GoodsEntry[],
  ids: Map<string, number>,
  update: (identity: string) => void,
) => {
  const stating = entries.filter(({ detail }) => detail.approvalHolder || detail.storage || detail.standard);
  if (stating.length === 0) return;
  const known = groupBy(
    await findDetails(
      tx,
      stating.map(({ identity }) => idOf(ids, identity)),
    ),
  );
  const rows = stating.flatMap(({ identity, detail }) => {
    const goodsId = idOf(ids, identity);
    const [before] = known.get(goodsId) ?? [];
    const row = {
      goodsId,
      approvalHolder: detail.approvalHolder ?? before?.approvalHolder ?? null,
      storage: detail.storage ?? before?.storage ?? null,
      standard: detail.standard ?? before?.standard ?? null,
    };
    const same =
      before?.approvalHolder === row.approvalHolder &&
      before.storage === row.storage &&
      before.standard === row.standard;
    if (same) return [];
    update(identity);
    return [row];
  });
  await saveDetails(tx, rows);
};

const importLadders = async (
  tx: Tx,
  entries: GoodsEntry[],
  ids: Map<string, number>,
  update: (identity: string) => void,
) => {
  const stating = entries.filter(({ ladder }) => ladder);
  if (stating.length === 0) return;
  const known = groupBy(
    await findLadders(
      tx,
      stating.map(({ identity }) => idOf(ids, identity)),
    ),
  );
  const rows = stating.flatMap(({ identity, ladder = [] }) => {
    const goodsId = idOf(ids, identity);
    const before = (known.get(goodsId) ?? []).map(({ number, price }) => `${number}:${price}`).join();
    if (before === ladder.map(({ number, price }) => `${number}:${price}`).join()) return [];
    update(identity);
    return [{ goodsId, steps: ladder }];
  });
  await replaceLadders(tx, rows);
};

const importTags = async (
  tx: Tx,
  entries: GoodsEntry[],
  ids: Map<string, number>,
  update: (identity: string) => void,
) => {
  const stating = entries.filter(({ tags }) => tags);
  if (stating.length === 0) return;
  const known = groupBy(
    await findTags(
      tx,
      stating.map(({ identity }) => idOf(ids, identity)),
    ),
  );
  const rows = stating.flatMap(({ identity, tags = [] }) => {
    const goodsId = idOf(ids, identity);
    const before = new Set((known.get(goodsId) ?? []).map(({ tag }) => tag));
    if (before.size === tags.length && tags.every((tag) => before.has(tag))) return [];
    update(identity);
    return [{ goodsId, tags }];
  });
  await replaceTags(tx, rows);
};

const importStock = async (tx: Tx, entries: BatchEntry[], ids: Map<string, number>, now: Date) => {
  const changed = new Set<number>();
  const stating = entries.flatMap(({ entry }, index) =>
    entry.batch ? [{ index, goodsId: idOf(ids, entry.identity), ...entry.batch }] : [],
  );
  const known =
    stating.length === 0
      ? []
      : await findBatches(
          tx,
          stating.map(({ goodsId }) => goodsId),
        );
  const quantities = new Map(known.map((batch) => [batchKey(batch.goodsId, batch), batch.quantity]));
  const changes = stating.flatMap(({ index, goodsId, batchNo, expiry, quantity }) => {
    const before = quantities.get(batchKey(goodsId, { batchNo, expiry })) ?? '0.000';
    if (before === quantity) return [];
    changed.add(index);
    return [{ goodsId, batchNo, expiry, change: subtractMoney(quantity, before) }];
  });
  await changeStock(tx, changes, 'import', null, now);
  const named = new Set(stating.map((batch) => batchKey(batch.goodsId, batch)));
  const others = known.filter((batch) => Number(batch.quantity) > 0 && !named.has(batchKey(batch.goodsId, batch)));
  return { changed, othersInStock: new Set(others.map(({ goodsId }) => goodsId)) };
};
