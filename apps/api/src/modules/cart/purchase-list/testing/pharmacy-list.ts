import { everydayNamesOf, searchText } from '@yaoji/goods-text';
import type { DemoGoods } from '#demo/catalogue/generate.ts';
import { type Chance, chanceOf } from '#demo/random.ts';

type CatalogueRow = DemoGoods['row'];

/** A line as a pharmacist writes it, and the products that it means. */
export type WrittenLine = { cells: readonly string[]; means: readonly string[] };

export const keyOf = (name: string, spec: string, maker: string) => [name, spec, maker].join('|');
const keyOfRow = ({ name, spec, maker }: CatalogueRow) => keyOf(name, spec, maker);

/** As people shorten a company's name. */
const makerForms: ((maker: string) => string)[] = [
  (maker) => maker,
  (maker) => maker.replace(/(?:股份)?有限(?:责任)?公司$/, ''),
  (maker) => maker.replace(/(?:中药饮片|药材饮片|医疗器械|健康食品|药业|制药)?(?:股份)?有限(?:责任)?公司$/, ''),
];

const withoutUnit = (spec: string) => spec.replace(/\/(?:盒|瓶|袋|支|桶|罐|包)$/, '');

/** 0.25g×24粒 as 0.25g*24s, 0.25克*24粒 or 250mg*24粒. */
const specForms: ((spec: string) => string)[] = [
  (spec) => spec,
  (spec) => spec.replaceAll('×', '*'),
  (spec) => withoutUnit(spec).replaceAll('×', 'x'),
  (spec) => spec.replaceAll('×', '*').replace(/(?<=\*\d+)[片粒]$/, 's'),
  (spec) =>
    spec
      .replaceAll('×', '*')
      .replaceAll(/(?<![kmμ])g/g, '克')
      .replaceAll('ml', '毫升'),
  (spec) => spec.replace(/^0\.(\d{1,3})g/, (_, decimals: string) => `${Number(decimals.padEnd(3, '0'))}mg`),
];

/** Wrong characters of the same sound, as input methods suggest them. */
const slips: readonly (readonly [right: string, typed: string])[] = [
  ['上清', '上请'],
  ['地黄', '地皇'],
  ['健脾', '建脾'],
  ['解毒', '解独'],
  ['清热', '青热'],
  ['逐瘀', '逐於'],
  ['骨葆', '骨保'],
  ['茯苓', '伏苓'],
  ['颗粒', '棵粒'],
  ['缓释', '换释'],
];

const salt = /^(?:盐酸|硫酸氢|马来酸|苯磺酸|酒石酸|富马酸|磷酸|甲磺酸)/;

/** The name, misspelt, in everyday words or without the acid; another product must not be called the same. */
const nameOf = ({ name, common_name }: CatalogueRow, calledSo: Called, chance: Chance): string => {
  const isOnly = (said: string) => [...(calledSo.get(searchText(said)) ?? [])].every((each) => each === common_name);
  const slip = slips.find(([right]) => name.includes(right));
  if (slip && chance.happens(0.2)) return name.replace(...slip);
  const [everyday] = everydayNamesOf(searchText(common_name)).filter((said) => !said.endsWith('栓') && isOnly(said));
  if (everyday && chance.happens(0.25)) return everyday;
  const bare = common_name.replace(salt, '');
  if (bare !== common_name && chance.happens(0.5) && isOnly(bare)) return bare;
  return chance.happens(0.3) && isOnly(common_name) ? common_name : name;
};

/** The common names of the products that are called something. */
type Called = ReadonlyMap<string, ReadonlySet<string>>;

const calledBy = (goods: readonly CatalogueRow[]): Called => {
  const called = new Map<string, Set<string>>();
  for (const { name, common_name } of goods) {
    const listed = [name, common_name].map(searchText);
    for (const said of [...listed, ...listed.flatMap(everydayNamesOf)])
      called.set(said, (called.get(said) ?? new Set()).add(common_name));
  }
  return called;
};

/** Products in a random but repeatable order. */
export const shuffled = (goods: readonly CatalogueRow[], seed: string): CatalogueRow[] =>
  goods
    .map((row) => ({ row, rank: chanceOf(`${seed}|${row.barcode}`).next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);

/** The lines of a month's order, each a name, spec, maker and quantity, as written from stock cards and by heart. */
export const pharmacyList = (goods: readonly CatalogueRow[], seed: string, count: number): WrittenLine[] => {
  const chance = chanceOf(`list ${seed}`);
  const calledSo = calledBy(goods);
  const written = new Set<string>();
  return shuffled(goods, seed)
    .filter(({ price, stock }) => price !== '' && Number(stock) > 0)
    .filter(({ name, spec }) => !written.has(name + spec) && written.add(name + spec))
    .slice(0, count)
    .map((row) => {
      const ofName = goods.filter(({ name }) => name === row.name);
      const equal = ofName.filter(({ spec }) => spec === row.spec);
      const hasMaker = chance.happens(0.45);
      // A product with a single spec is often written without it.
      const hasSpec = equal.length < ofName.length || chance.happens(0.75);
      const packs = Number(row.pack_step) * chance.integer(1, 4);
      return {
        cells: [
          nameOf(row, calledSo, chance),
          hasSpec ? chance.pick(specForms)(row.spec) : '',
          hasMaker ? chance.pick(makerForms)(row.maker) : '',
          `${packs}${chance.pick(['', row.unit])}`,
        ],
        means: (hasMaker ? [row] : equal).map(keyOfRow),
      };
    });
};

const otherForms: readonly (readonly [string, string])[] = [
  ['片', '胶囊'],
  ['胶囊', '片'],
  ['丸', '颗粒'],
  ['颗粒', '口服液'],
  ['口服液', '颗粒'],
  ['软膏', '栓'],
  ['滴眼液', '眼膏'],
];

/** Lines that name something next to one of these products: none may take what the catalogue doesn't list so. */
export const misleadingLines = (
  products: readonly CatalogueRow[],
  catalogue: readonly CatalogueRow[],
): WrittenLine[] => {
  const makers = [...new Set(catalogue.map(({ maker }) => maker))];
  const byName = Map.groupBy(
    catalogue.flatMap((row) => [...new Set([row.name, row.common_name])].map((name) => ({ name, row }))),
    ({ name }) => name,
  );
  const line = (name: string, spec: string, maker: string): WrittenLine => ({
    cells: [name, spec, maker, '10'],
    means: (byName.get(name) ?? [])
      .filter(({ row }) => row.spec === spec && (maker === '' || row.maker === maker))
      .map(({ row }) => keyOfRow(row)),
  });
  return products.flatMap((row) => {
    const { name, spec, maker, common_name } = row;
    const chance = chanceOf(`misleading|${row.barcode}`);
    const stronger = spec.replace(/^\d+(?:\.\d+)?/, (figure) => String(Number((Number(figure) * 2).toPrecision(6))));
    const larger = spec.replace(/\d+(?=\D*$)/, (figure) => String(Number(figure) + 1));
    const form = otherForms.find(([ending]) => name.endsWith(ending));
    const before = /^(?:复方|小儿|盐酸左)/;
    const lines = [
      line(name, stronger, ''),
      line(name, larger, ''),
      line(name, spec, chance.pick(makers.filter((other) => other !== maker))),
      line(`${chance.pick(['复方', '小儿', '左', '新'])}${name}`, spec, ''),
      ...(form ? [line(name.slice(0, -form[0].length) + form[1], spec, '')] : []),
      ...(before.test(name) ? [line(name.replace(before, ''), spec, '')] : []),
    ];
    if (row.dosage_form !== '饮片') return lines;
    const processed = chance.pick(['生', '炙', '煅', '土炒', '酒', '醋', '制'].filter((how) => !name.includes(how)));
    return [
      ...lines,
      line(`${processed}${common_name}`, spec, ''),
      line(`${common_name}（${processed}）`, spec, ''),
      line(`${common_name}炭`, spec, ''),
    ];
  });
};
