import type { OperationInput } from '@yaoji/api-client/erp/contract';
import { chinaDay, compareDecimals } from '@yaoji/domain';
import { type CatalogueRow, type GoodsEntry, ListError, noteText, parseRow, withCurrentMaker } from '@yaoji/price-list';
import type { Tx } from '#db/database.ts';
import {
  currentMakers,
  findByIdentity,
  findLadders,
  type KnownGoods,
  saysOf,
  setOnShelf,
  writeGroups,
} from '#modules/catalogue/catalogue/index.ts';
import { type PriceProblem, priceProblem } from '#modules/catalogue/goods/index.ts';
import { freeBatches } from '#modules/catalogue/stock/index.ts';
import { codesOfGoods, heldBatches, lockCodedGoods } from '#modules/integrations/erp-code/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { toQuantity } from '#wire-values.ts';
import { lotHandler, type Outcome, type Outcomes, refused } from './lots.ts';
import type { ErpContext, ErpHandlers } from './operation.ts';

type Row<Id extends 'sendGoods' | 'sendPrices' | 'sendStock'> = OperationInput<Id>['body']['rows'][number];
type Written = Awaited<ReturnType<typeof writeGroups>>[number];

const idsOf = (coded: ReadonlyMap<string, KnownGoods>) => [...coded.values()].map(({ id }) => id);

const unknown = () => refused('没有此编码的商品', 'code');

const statusOf = ({ outcomes }: Written): Outcome['status'] => {
  if (outcomes.includes('inserted')) return 'created';
  return outcomes.includes('updated') ? 'updated' : 'unchanged';
};

/** A figure in the database's format. */
const padded = (figure: string, places: number) => {
  const [integer = '', fraction = ''] = figure.split('.');
  return `${integer}.${fraction.padEnd(places, '0')}`;
};

/** Converts the row to a price list's row, so that the same rules apply. */
const toListRow = ({
  code: _,
  isListed: __,
  isControlled,
  isPrescription,
  vatRate,
  ...texts
}: Row<'sendGoods'>): CatalogueRow => ({
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      text,
    ]),
  ),
  ...(vatRate === undefined ? {} : { vat_rate: String(vatRate) }),
  ...(isControlled === undefined ? {} : { is_controlled: isControlled ? '1' : '0' }),
  ...(isPrescription === undefined ? {} : { is_prescription: isPrescription ? '1' : '0' }),
});

/** Finds products by code; existing ones without a code are matched as in a price list. */
const writeGoods = async (tx: Tx, rows: Row<'sendGoods'>[], { now }: ErpContext): Promise<Outcomes> => {
  const outcomes: Outcomes = new Map();
  const coded = await lockCodedGoods(
    tx,
    rows.map(({ code }) => code),
  );
  const makers = await currentMakers(tx);
  const read = rows.flatMap((row) => {
    try {
      const entry = { ...parseRow(withCurrentMaker(toListRow(row), makers), chinaDay(now)), code: row.code };
      const known = coded.get(row.code);
      return [{ row, entry: known ? { ...entry, identity: known.identity } : entry, known }];
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      const name = error.field?.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
      outcomes.set(row.code, refused(error.message, name));
      return [];
    }
  });
  const found = await findByIdentity(
    tx,
    read.map(({ entry }) => entry.identity),
  );
  const byIdentity = new Map(found.map((goods) => [goods.identity, goods]));
  const codes = await codesOfGoods(
    tx,
    found.map(({ id }) => id),
  );
  const taken = new Map<string, string>();
  const wanted = read.flatMap(({ row, entry, known }) => {
    const other = known ? undefined : codes.get(byIdentity.get(entry.identity)?.id ?? 0);
    const twin = other ?? taken.get(entry.identity);
    if (twin === undefined) taken.set(entry.identity, row.code);
    else outcomes.set(row.code, refused(`与编码${twin}是同一商品`, 'code'));
    return twin === undefined ? [{ row, entry }] : [];
  });
  const written = await writeGroups(
    tx,
    wanted.map(({ entry }) => ({ entry, batches: [] })),
    now,
  );
  const done = wanted.map((each, index) => ({ ...each, written: written[index] as Written })); // The cast: one for each.
  for (const { row, entry, written } of done) {
    const status = coded.has(row.code) || statusOf(written) === 'created' ? statusOf(written) : 'updated';
    const message = entry.notes.map(noteText).join('；');
    outcomes.set(row.code, { status, ...(message && { message }) });
  }
  for (const listed of [true, false]) {
    const named = done.filter(({ row }) => row.isListed === listed);
    const ids = named.flatMap(({ written: { id } }) => id ?? []);
    const changed = await setOnShelf(tx, ids, listed, now);
    for (const { row, written } of named) {
      const before = outcomes.get(row.code);
      if (before?.status === 'unchanged' && changed.includes(written.id ?? 0))
        outcomes.set(row.code, { ...before, status: 'updated' });
    }
  }
  return outcomes;
};

const pricePlaces = 4;
const unitPlaces = 3;

const stated = ({ price, basePrice, marketPrice, cost }: Row<'sendPrices'>): GoodsEntry['stated'] =>
  Object.fromEntries(
    Object.entries({ price, basePrice, marketPrice, cost }).flatMap(([name, figure]) =>
      figure === undefined ? [] : [[name, figure && padded(figure, pricePlaces)]],
    ),
  );

const reasonOf = (problem: PriceProblem) =>
  'floor' in problem ? `低于最低价${problem.floor}元，须在工作台改价并由第二人同意` : problem.reason;

const writePrices = async (tx: Tx, rows: Row<'sendPrices'>[], { now }: ErpContext): Promise<Outcomes> => {
  const outcomes: Outcomes = new Map();
  const coded = await lockCodedGoods(
    tx,
    rows.map(({ code }) => code),
  );
  const { approval } = await readSettings(tx, ['approval']);
  const stored = Map.groupBy(await findLadders(tx, idsOf(coded)), ({ goodsId }) => goodsId);
  const groups = rows.flatMap((row) => {
    const known = coded.get(row.code);
    if (!known) outcomes.set(row.code, unknown());
    if (!known) return [];
    const ladder = row.tiers?.map(({ number, price }) => ({
      number: padded(number, unitPlaces),
      price: padded(price, pricePlaces),
    }));
    const problem = priceProblem(row, { ...known, tiers: stored.get(known.id) ?? [] }, approval.margin);
    if (problem) outcomes.set(row.code, refused(reasonOf(problem), problem.field));
    return problem ? [] : [{ code: row.code, entry: saysOf(known, { stated: stated(row), ladder }), batches: [] }];
  });
  const written = await writeGroups(tx, groups, now);
  for (const [index, { code }] of groups.entries()) outcomes.set(code, { status: statusOf(written[index] as Written) });
  return outcomes;
};

const writeStock = async (tx: Tx, rows: Row<'sendStock'>[], { now }: ErpContext): Promise<Outcomes> => {
  const outcomes: Outcomes = new Map();
  const today = chinaDay(now);
  const coded = await lockCodedGoods(
    tx,
    rows.map(({ code }) => code),
  );
  const held = Map.groupBy(await heldBatches(tx, idsOf(coded)), ({ goodsId }) => goodsId);
  const groups = rows.flatMap(({ code, batches }) => {
    const known = coded.get(code);
    const keys = batches.map(({ batchNo, expiry }) => `${batchNo.trim()}\n${expiry}`);
    const twin = keys.findIndex((key, index) => keys.indexOf(key) < index);
    if (!known) outcomes.set(code, unknown());
    else if (twin >= 0) outcomes.set(code, refused('同一批次只能出现一次', `batches.${twin}`));
    if (!known || twin >= 0) return [];
    const inDate = batches
      .filter(({ expiry }) => expiry === null || expiry >= today)
      .map((batch) => ({ ...batch, batchNo: batch.batchNo.trim() }));
    const { batches: free, missing } = freeBatches(inDate, held.get(known.id) ?? []);
    // A list without batches says nothing about the stock.
    const named = free.length > 0 ? free : [{ batchNo: '', expiry: null, quantity: '0' }];
    const figures = named.map((batch) => ({ ...batch, quantity: padded(batch.quantity, unitPlaces) }));
    return [{ code, known, missing, entry: saysOf(known, {}), batches: figures }];
  });
  const written = await writeGroups(tx, groups, now);
  for (const [index, { code, known, missing }] of groups.entries()) {
    const isShort = compareDecimals(missing, 0) > 0;
    const message = `未发货的订单还缺${toQuantity(padded(missing, unitPlaces))}${known.unit}`;
    outcomes.set(code, { status: statusOf(written[index] as Written), ...(isShort && { message }) });
  }
  return outcomes;
};

const keyOf = ({ code }: { code: string }) => code;

export const goodsHandlers = {
  sendGoods: lotHandler('sendGoods', { keyOf, write: writeGoods }),
  sendPrices: lotHandler('sendPrices', { keyOf, write: writePrices }),
  sendStock: lotHandler('sendStock', { keyOf, write: writeStock }),
} satisfies ErpHandlers<'sendGoods' | 'sendPrices' | 'sendStock'>;
