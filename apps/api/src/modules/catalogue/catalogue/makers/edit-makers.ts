import { cleanOptional, makerKey } from '@yaoji/price-list';
import type { Executor, Tx } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { openScopes } from '#modules/catalogue/category/index.ts';
import { requireNoImport } from '../price-list.repository.ts';
import { brandNames, countMakers, type MakerCount, replaceMaker } from './maker.repository.ts';
import { currentMakers, deleteMakerName, makerNames, saveMakerName } from './maker-name.repository.ts';
import { renameMakerOfGoods } from './rename-maker.ts';

export type Maker = MakerCount & { isHidden: boolean; brands: string[]; formerNames: string[] };

export const allMakers = async (db: Executor): Promise<Maker[]> => {
  const names = await makerNames(db);
  const brands = Map.groupBy(await brandNames(db), ({ maker }) => maker);
  const former = Map.groupBy(names, ({ currentName }) => currentName);
  const hidden = new Set(names.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])));
  return (await countMakers(db)).map((row) => ({
    ...row,
    isHidden: hidden.has(row.name),
    brands: (brands.get(row.name) ?? []).map(({ name }) => name),
    formerNames: (former.get(row.name) ?? []).map(({ name }) => name),
  }));
};

export const findMaker = async (db: Executor, name: string): Promise<Maker> =>
  required((await allMakers(db)).find((each) => each.name === name) ?? null, 'makerMissing');

/** Imports create makers, too: they wait until the names have changed, and the other way round. */
const lockMakers = (tx: Tx) => oneAtATime(tx, 'imports');

/** A running import has read the names already, and would bring back the old one. */
const lockIdle = async (tx: Tx, now: Date) => {
  await requireNoImport(tx, now);
  await lockMakers(tx);
};

export const renameMaker = async (tx: Tx, name: string, typed: string, now: Date) => {
  await lockIdle(tx, now);
  const before = await findMaker(tx, name);
  const newName = cleanOptional(typed);
  const key = makerKey(newName);
  if (!key) throw invalid({ newName: '请填写厂家名称' });
  const others = (await countMakers(tx)).filter((each) => each.name !== name);
  if (newName === name || others.some((each) => makerKey(each.name) === key))
    throw invalid({ newName: '已有这个厂家；要并成一个，请用合并' });
  const owner = (await currentMakers(tx)).get(key) ?? name;
  if (owner !== name) throw invalid({ newName: `这是“${owner}”的曾用名；要用它，请先取消曾用名` });
  await replaceMaker(tx, name, newName);
  const twins = await renameMakerOfGoods(tx, name, newName, { isMerge: false, now });
  return { before, after: await findMaker(tx, newName), twins };
};

/** Refuses to extend a promotion of one maker to the products of the other. */
export const mergeMakers = async (tx: Tx, name: string, into: string, now: Date) => {
  await lockIdle(tx, now);
  const before = await findMaker(tx, name);
  if (name === into) throw invalid({ into: '请选择另一个厂家' });
  const isKnown = (await countMakers(tx)).some((each) => each.name === into);
  if (!isKnown) throw invalid({ into: '没有这个厂家，请填写全称' });
  for (const { title, makers } of await openScopes(tx, now)) {
    const [named, other] = makers.includes(name) ? [name, into] : [into, name];
    if (makers.includes(named) && !makers.includes(other))
      throw new Refusal('categoryInScope', { title, named, other });
  }
  await replaceMaker(tx, name, into);
  const twins = await renameMakerOfGoods(tx, name, into, { isMerge: true, now });
  return { before, after: await findMaker(tx, into), twins };
};

const findName = async (tx: Tx, name: string) => (await makerNames(tx)).find((row) => row.name === name);

/** Returns the maker as it was. */
export const hideMaker = async (tx: Tx, name: string, isHidden: boolean): Promise<Maker> => {
  await lockMakers(tx);
  const before = await findMaker(tx, name);
  const { currentName = null } = (await findName(tx, name)) ?? {};
  await saveMakerName(tx, { name, currentName, isHidden });
  return before;
};

/** Returns the current name. */
export const releaseMakerName = async (tx: Tx, name: string): Promise<string> => {
  await lockMakers(tx);
  const { currentName } = required((await findName(tx, name)) ?? null, 'makerMissing');
  if (currentName === null) throw new Refusal('makerMissing');
  await deleteMakerName(tx, name);
  return currentName;
};
