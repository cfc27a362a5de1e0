import { chemicalMedicines } from './sources/chemical.ts';
import { chinesePatentMedicines } from './sources/chinese-patent.ts';
import { preciousHerbs, preparedHerbs } from './sources/herbs.ts';
import { medicalSupplies } from './sources/supplies.ts';

/** Determines a product's licence and its makers. */
export type GoodsKind =
  | 'patent'
  | 'chemical'
  | 'biological'
  | 'herb'
  | 'precious'
  | 'device1'
  | 'device2'
  | 'device3'
  | 'health'
  | 'food'
  | 'disinfectant'
  | 'cosmetic'
  | 'daily';

/** A parsed line of the sources, without maker, licence or figures. */
export interface Draft {
  kind: GoodsKind;
  name: string;
  commonName: string;
  form: string;
  spec: string;
  category: string;
  origin: string;
  unit: string;
  /** Wholesale price in fen, before the maker's adjustment. */
  priceFen: number;
  ephedrine: boolean;
  prescription: boolean;
}

const supplyKinds: Record<string, GoodsKind> = {
  d1: 'device1',
  d2: 'device2',
  d3: 'device3',
  hf: 'health',
  food: 'food',
  dis: 'disinfectant',
  cos: 'cosmetic',
  day: 'daily',
};

function cells(source: string): string[][] {
  return source
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function specPrices(cell: string): { spec: string; priceFen: number }[] {
  return cell.split(';').map((part) => {
    const at = part.lastIndexOf('=');
    return { spec: part.slice(0, at).trim(), priceFen: Math.round(Number(part.slice(at + 1)) * 100) };
  });
}

function unitOfSpec(spec: string): string {
  return /\/(盒|瓶|支|袋|包|桶|罐)$/.exec(spec)?.[1] ?? '盒';
}

function medicines(source: string, top: string): Draft[] {
  return cells(source).flatMap(([name = '', form = '', specs = '', sub = '', marks = '']) => {
    const has = (mark: string) => marks.split(' ').includes(mark);
    const kind: GoodsKind = has('bio')
      ? 'biological'
      : has('device')
        ? 'device2'
        : top === '中成药'
          ? 'patent'
          : 'chemical';
    const category =
      kind === 'biological' ? `生物制品/${form === '凝胶剂' ? '细胞因子' : '微生态制剂'}` : `${top}/${sub}`;
    return specPrices(specs).map(({ spec, priceFen }) => ({
      kind,
      name,
      commonName: name.replace(/（[^）]*）/g, ''),
      form,
      spec,
      category: kind === 'device2' ? '医疗器械/呼吸氧疗' : category,
      origin: '',
      unit: unitOfSpec(spec),
      priceFen,
      ephedrine: has('eph'),
      prescription: has('rx'),
    }));
  });
}

/** A second origin is sold as ungraded, so that name, maker and spec identify every product. */
function packsOf(dear: boolean, firstOrigin: boolean): string[] {
  if (!firstOrigin) return [dear ? '统货 500g/袋' : '统货 1kg/袋'];
  return dear ? ['500g/袋'] : ['1kg/袋', '选货 500g/袋'];
}

function herbs(): Draft[] {
  return cells(preparedHerbs).flatMap(([name = '', origins = '', price = '0', sub = '', cut = '']) => {
    const perKgFen = Math.round(Number(price) * 100);
    const dear = perKgFen > 15_000;
    return origins.split('/').flatMap((origin, at) =>
      packsOf(dear, at === 0).map((spec) => ({
        kind: 'herb' as const,
        name: cut === '统个' ? name : `${name}（${cut}）`,
        commonName: name,
        form: '饮片',
        spec,
        category: `中药饮片/${sub}`,
        origin,
        unit: 'kg',
        priceFen: Math.round(perKgFen * (spec.startsWith('选货') ? 1.16 : 1) * (at === 0 ? 1 : 0.94)),
        ephedrine: false,
        prescription: false,
      })),
    );
  });
}

function precious(): Draft[] {
  return cells(preciousHerbs).flatMap(([name = '', origin = '', specs = '', unit = '盒', sub = '']) =>
    specPrices(specs).map(({ spec, priceFen }) => ({
      kind: 'precious' as const,
      name,
      commonName: name.replace(/（[^）]*）/g, ''),
      form: sub === '粉剂' || name.includes('粉') ? '粉剂' : '饮片',
      spec,
      category: `参茸贵细/${sub}`,
      origin,
      unit: unitOfSpec(spec) === '盒' ? unit : unitOfSpec(spec),
      priceFen,
      ephedrine: false,
      prescription: false,
    })),
  );
}

const supplyForms: [RegExp, string][] = [
  [/软胶囊/, '软胶囊'],
  [/胶囊/, '胶囊剂'],
  [/咀嚼片|片$/, '片剂'],
  [/口服液/, '口服液'],
];

function supplies(): Draft[] {
  return cells(medicalSupplies).flatMap(([name = '', category = '', specs = '', unit = '盒', mark = '']) => {
    const kind = supplyKinds[mark] ?? 'daily';
    const form = kind === 'health' ? (supplyForms.find(([pattern]) => pattern.test(name))?.[1] ?? '') : '';
    return specPrices(specs).map(({ spec, priceFen }) => ({
      kind,
      name,
      commonName: name,
      form,
      spec,
      category,
      origin: '',
      unit: /\/(桶|罐|袋|包)$/.exec(spec)?.[1] ?? unit,
      priceFen,
      ephedrine: false,
      prescription: false,
    }));
  });
}

/** Parses every line of the sources into one draft per spec, in a fixed order. */
export function readDrafts(): Draft[] {
  return [
    ...medicines(chinesePatentMedicines, '中成药'),
    ...medicines(chemicalMedicines, '化学药'),
    ...herbs(),
    ...precious(),
    ...supplies(),
  ];
}
