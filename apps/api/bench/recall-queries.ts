import { readAloud, searchText } from '@yaoji/goods-text';
import { bareName, isChinese, type Kind, kindsOf, type Listed, type Typed } from './recall-kinds.ts';
import { Random } from './recall-typing.ts';
import type { World } from './world.ts';

const listed = async ({ pool }: World['database']): Promise<Listed[]> => {
  const { rows } = await pool.query<Omit<Listed, 'bare'>>(`
    select name, maker, spec, approval_no as "approvalNo", barcode, std_code as "stdCode", dosage_form as "dosageForm"
    from goods where on_shelf order by id`);
  return rows.map((row) => ({ ...row, bare: bareName(row.name) }));
};

/** For each character the other characters of the list with the same reading. */
const homophonesIn = (goods: readonly Listed[]): Map<string, string[]> => {
  const characters = [...new Set(goods.flatMap(({ bare }) => bare.match(/\p{Script=Han}/gu) ?? []))];
  const bySound = Map.groupBy(characters, (character) => readAloud(character)[0]?.[0] ?? '');
  return new Map(
    characters.map((character) => {
      const alike = bySound.get(readAloud(character)[0]?.[0] ?? '') ?? [];
      return [character, alike.filter((other) => searchText(other) !== searchText(character))];
    }),
  );
};

/** Picks products across the list: from each part one that fits the kind. */
const typedFor = (kind: Kind, goods: readonly Listed[], random: Random, count: number): Typed[] => {
  const part = goods.length / count;
  const fitting: Typed[] = [];
  for (let place = 0; place < count; place++) {
    const start = Math.floor(place * part);
    for (let tries = 0; tries < 400; tries++) {
      const found = goods[tries < 40 ? start + random.below(Math.ceil(part)) : random.below(goods.length)];
      const typed = found && kind.type(found, random);
      if (!typed) continue;
      fitting.push(typed);
      break;
    }
  }
  return fitting;
};

/**
 * An upper bound: the share of products that twenty results could show for the first characters of their names, in any
 * order. For each beginning it takes the names with most products.
 */
export const reachable = (goods: readonly Listed[], count: number): number => {
  const fitting = goods.filter(({ bare }) => isChinese(bare, count + 1));
  const beginnings = Map.groupBy(fitting, ({ bare }) => [...bare].slice(0, count).join(''));
  const shown = [...beginnings.values()].flatMap((alike) =>
    [...Map.groupBy(alike, ({ bare }) => searchText(bare)).values()]
      .map(({ length }) => length)
      .sort((a, b) => b - a)
      .slice(0, 20),
  );
  return shown.reduce((sum, length) => sum + length, 0) / Math.max(1, fitting.length);
};

/** That many queries of each kind, for products that the server has. */
export const typedKinds = async (database: World['database'], seed: number, count: number) => {
  const goods = await listed(database);
  const kinds = kindsOf(homophonesIn(goods)).map((kind) => ({
    kind,
    typed: typedFor(kind, goods, new Random(seed), count),
  }));
  return { goods, kinds: kinds.filter(({ typed }) => typed.length > 0) };
};
