import type { Field } from '../row/fields.ts';
import { hasCheckDigit } from '../row/identity.ts';
import { readNumber } from '../row/read-number.ts';
import { packageUnits } from '../row/unit.ts';

type Guess = {
  field: Field;
  /** Required share of matching cells. */
  share: number;
  looks: (cell: string) => boolean;
  /** Required or excluded words of its header. */
  head?: RegExp;
  notHead?: RegExp;
};

const unitCell = new RegExp(`^[大中小]?(?:${packageUnits}|件)$`, 'i');
const isNumber = (cell: string) => readNumber(cell, 'price', 4) !== null || readNumber(cell, 'quantity', 3) !== null;

/** Columns of money other than the selling price. */
const otherMoney =
  /金额|总价|合计|小计|进价|成本|采购价|不含税|未税|底价|返|毛利|差价|税额|限价|中标|挂网|医保|原价|零售|建议|指导|市场/;

/** In order of certainty. */
const guesses: readonly Guess[] = [
  { field: 'std_code', share: 0.8, looks: (cell) => /^86\d{12}$/.test(cell) },
  { field: 'barcode', share: 0.8, looks: (cell) => /^\d{13}$/.test(cell) && hasCheckDigit(cell) },
  {
    field: 'approval_no',
    share: 0.7,
    looks: (cell) => /国药准字|械[注备]|国食健|卫消|妆网备|^[HZSJBT][A-Z]?\d{8}$/.test(cell),
  },
  { field: 'unit', share: 0.9, looks: (cell) => unitCell.test(cell) },
  {
    field: 'maker',
    share: 0.7,
    looks: (cell) => /(?:公司|药业|制药|集团|药厂|制品厂)/.test(cell),
    notHead: /供应|供货|供方|客户|购货|配送|经销|代理|销售|持有人|委托|进口/,
  },
  { field: 'price', share: 0.9, looks: isNumber, head: /价|price/i, notHead: otherMoney },
  { field: 'stock', share: 0.9, looks: isNumber, head: /库存|存量|现货/, notHead: /上限|下限|单位|金额|状态|地/ },
  {
    field: 'spec',
    share: 0.7,
    looks: (cell) => new RegExp(`\\d\\s*(?:mg|ml|l|μg|ug|iu|cm|mm|${packageUnits})`, 'i').test(cell),
    notHead: /价|金额|库存|数量|名|备注|说明|用法|用量|成分/,
  },
  {
    field: 'name',
    share: 0.8,
    looks: (cell) => /\p{Script=Han}{2}/u.test(cell),
    notHead: /备注|说明|供应|厂|地|分类|类别|单位|日期|状态|客户|仓|持有|条件|剂型|功能|主治/,
  },
];

/** Possible fields of a column with an unknown header, by its cells; likeliest first. */
export const guessFields = (head: string, cells: readonly string[]): Field[] => {
  const filled = cells.map((cell) => cell.normalize('NFKC').trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return [];
  return guesses
    .filter(({ head: says, notHead }) => (says?.test(head) ?? true) && !(notHead?.test(head) ?? false))
    .filter(({ share, looks }) => filled.filter(looks).length >= share * filled.length)
    .map(({ field }) => field);
};

/** Whether the numbers of a column could be prices, under any header. */
export const couldBePrice = (head: string, cells: readonly string[]): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const numbers = filled.filter((cell) => readNumber(cell, 'price', 4) !== null);
  return (
    !otherMoney.test(head) &&
    filled.length > 0 &&
    numbers.length >= 0.9 * filled.length &&
    numbers.some((cell) => /\d[.．]\d/.test(cell))
  );
};
