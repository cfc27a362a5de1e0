import { chinaDay } from '@yaoji/domain';
import { searchEntry } from '@yaoji/goods-text';
import {
  type CatalogueRow,
  type GoodsEntry,
  identityOf,
  insertTitles,
  parseRow,
  plainFactNames,
} from '@yaoji/price-list';
import type { Executor, Tx } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { categoryPaths } from '#modules/catalogue/category/index.ts';
import {
  type DetailRow,
  findByIdentity,
  findDetails,
  findTags,
  type GoodsRow,
  insertGoods,
  type KnownGoods,
  pickWritten,
  replaceTags,
  saveDetails,
  saveSearchEntries,
  setOnShelf,
  touchGoods,
  updateGoods,
} from './catalogue.repository.ts';
import { Categories } from './categories.ts';
import { findKnownGoods, setCouponUse, setIdentity } from './goods-profile.repository.ts';
import { newGoods } from './new-goods.ts';
import { dropTracePrefixes, findTracePrefixes, saveTracePrefixes } from './trace-prefix.repository.ts';

/** A product's description, without its terms of sale. */
export type GoodsProfile = {
  goods: KnownGoods;
  /** From the root. */
  category: string[];
  detail: DetailRow | undefined;
  tags: GoodsEntry['tags'];
  tracePrefixes: string[];
};

export const loadProfile = async (db: Executor, id: number, options?: { lock: boolean }): Promise<GoodsProfile> => {
  const goods = required(await findKnownGoods(db, id, options), 'goodsMissing');
  const [detail] = await findDetails(db, [id]);
  return {
    goods,
    category: (await categoryPaths(db))(goods.categoryId),
    detail,
    tags: (await findTags(db, [id])).map(({ tag }) => tag),
    tracePrefixes: await findTracePrefixes(db, id),
  };
};

/** A profile as a row of a price list, so that the same rules apply; what it does not state is cleared. */
export type ProfileInput = { row: CatalogueRow; withCoupon: boolean; containsEphedrine: boolean };

/** The values of a profile; a price list may state more. */
const profileKeys = [
  ...plainFactNames,
  'name',
  'maker',
  'spec',
  'approvalNo',
  'categoryId',
  'barcode',
  'stdCode',
  'pinyinCode',
  'unit',
  'basePrice',
  'marketPrice',
  'packSize',
  'weightGrams',
  'vatRate',
  'scope',
  'isPrescription',
  'containsEphedrine',
] as const satisfies (keyof GoodsRow)[];

/** With another value, it is another product to buyers who have it in the cart. */
const decisive = ['name', 'maker', 'spec', 'unit', 'approvalNo'] as const;

/** Throws a `ListError` for values that a price list could not have. */
const read = async (tx: Tx, { row, containsEphedrine }: ProfileInput, now: Date) => {
  const entry = parseRow(row, chinaDay(now));
  const categories = await Categories.load(tx, { makesMissing: true });
  const goods = newGoods(entry, await categories.idOf(entry.categoryPath ?? entry.defaultCategory));
  return { entry, goods: { ...goods, containsEphedrine: containsEphedrine || goods.containsEphedrine } };
};

const identifying = ['name', 'maker', 'spec', 'approvalNo', 'stdCode', 'dosageForm', 'barcode'] as const;

/** The identity in lists with and without a column of dosage forms. */
const identitiesOf = (goods: GoodsRow) => ({ full: identityOf(goods), bare: identityOf({ ...goods, dosageForm: '' }) });

/** The identity after a change, so that the price lists that named the product before still do. */
export const nextIdentity = (known: GoodsRow, goods: GoodsRow): string => {
  if (identifying.every((key) => known[key] === goods[key])) return known.identity;
  const { full, bare } = identitiesOf(goods);
  return known.dosageForm === goods.dosageForm && known.identity === identitiesOf(known).bare ? bare : full;
};

const refuseTwin = async (tx: Tx, goods: GoodsRow, id?: number) => {
  const found = await findByIdentity(tx, Object.values(identitiesOf(goods)));
  const twin = found.find((each) => each.id !== id);
  if (twin) throw new Refusal('goodsTwin', { id: twin.id, name: twin.name });
};

/** Creates a product that is not on sale and has no price. */
export const createProfile = async (tx: Tx, input: ProfileInput, now: Date): Promise<number> => {
  await oneAtATime(tx, 'imports');
  const { entry, goods } = await read(tx, input, now);
  await refuseTwin(tx, goods);
  const id = (await insertGoods(tx, [goods])).get(entry.identity);
  if (id === undefined) throw new Error('The product was not written.');
  await setOnShelf(tx, [id], false, now);
  await writeParts(tx, { id, entry, goods, before: undefined }, input, now);
  return id;
};

/** Changes a product. True if it is now another one to buyers who have it in the cart. */
export const changeProfile = async (tx: Tx, id: number, input: ProfileInput, now: Date): Promise<boolean> => {
  await oneAtATime(tx, 'imports');
  const { goods: known, detail: before } = await loadProfile(tx, id, { lock: true });
  const { entry, goods } = await read(tx, input, now);
  const changed = Object.fromEntries(profileKeys.map((key) => [key, goods[key]])) as Pick<
    GoodsRow,
    (typeof profileKeys)[number]
  >;
  const isOther = decisive.some((key) => known[key] !== changed[key]);
  if (isOther && known.onShelf) throw new Refusal('goodsOnSale');
  await refuseTwin(tx, goods, id);
  const identity = nextIdentity(known, goods);
  await setIdentity(tx, id, identity);
  await updateGoods(tx, [{ ...pickWritten(known), ...changed, identity }]);
  await writeParts(tx, { id, entry, goods, before }, input, now);
  return isOther;
};

type Parts = { id: number; entry: GoodsEntry; goods: GoodsRow; before: DetailRow | undefined };

const writeParts = async (tx: Tx, { id, entry, goods, before }: Parts, { withCoupon }: ProfileInput, now: Date) => {
  const { detail, tags = [], tracePrefixes } = entry;
  await setCouponUse(tx, id, withCoupon, now);
  await saveSearchEntries(tx, [{ goodsId: id, ...searchEntry(goods) }]);
  const titles: readonly string[] = Object.values(insertTitles);
  const others = (before?.insert ?? []).filter(({ title }) => !titles.includes(title));
  const { approvalHolder = null, storage = null, standard = null } = detail;
  await saveDetails(tx, [{ goodsId: id, approvalHolder, storage, standard, insert: [...detail.insert, ...others] }]);
  await replaceTags(tx, [{ goodsId: id, tags }]);
  await dropTracePrefixes(tx, id, tracePrefixes);
  await saveTracePrefixes(
    tx,
    tracePrefixes.map((prefix) => ({ prefix, goodsId: id })),
  );
  await touchGoods(tx, [id]);
};
