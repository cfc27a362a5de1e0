import { type Field, fieldNames, fields } from '../row/fields.ts';

/** A column of a list as it is understood. */
export type Column = {
  field: Field;
  position: number;
  head: string;
  /** By its head, by what its cells hold, or because the operator says so. */
  by: 'head' | 'content' | 'option';
};

/** Each traditional character of heads with the one that is written today. */
const traditional: ReadonlyMap<string, string> = new Map(
  '單单 價价 規规 產产 廠厂 庫库 條条 碼码 號号 稱称 類类 藥药 貨货 數数 銷销 現现 準准 劑剂 裝装 進进 採采 購购'
    .split(' ')
    .map(([old = '', today = '']) => [old, today] as const),
);

const key = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*＊:：.¥￥-]/g, '')
    .replaceAll(/\p{Script=Han}/gu, (sign) => traditional.get(sign) ?? sign);

/** 单价(元) is 单价, and so is 单价元/盒: units and remarks are left away where the whole name says nothing. */
const withoutRemark = (text: string) =>
  key(text)
    .replaceAll(/[([【][^)\]】]*([)\]】]|$)/g, (all, end) => (end === '' ? all : ''))
    .replace(/(?<=.)(?:人民币|元)?(?:[/每][^/]{1,2})?$/, '');

/** 商品规格 is 规格, 最新报价 is 报价, and 生产厂商名称 is 生产厂商. */
const withoutNoun = (text: string) =>
  text
    .replace(
      /^(?:药品|商品|产品|货品|存货|物料|物资|货物|品种|项目|含税|最新|调后|现行|新|当前|剩余|可用|可销售|实时|仓库|总(?=库存))(?=..)/,
      '',
    )
    .replace(/(?<=..)名称$/, '');

const byName: ReadonlyMap<string, Field> = new Map(
  fieldNames.flatMap((field) => [field, ...fields[field]].map((name) => [key(name), field] as const)),
);

const fieldOfName = (name: string) => byName.get(name) ?? byName.get(withoutNoun(name));

/** The field that a head names; of a head such as 规格/型号 the field that its first known part names. */
export const fieldOfHead = (head: string): Field | undefined =>
  fieldOfName(key(head)) ??
  fieldOfName(withoutRemark(head)) ??
  key(head)
    .split(/[/、|+&或()]/)
    .map(fieldOfName)
    .find((field) => field !== undefined);

/** Words that a title above a table may consist of. */
const titles = new Set(['药品', '商品', '产品', '货品', 'product']);

/** Whether a row names columns; a title or a line of goods does not. */
export const isHead = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const named = new Set(filled.map(fieldOfHead));
  named.delete(undefined);
  if (named.has('name') || named.has('common_name')) return filled.length > 1 || !titles.has(key(filled[0] ?? ''));
  return named.size >= 3;
};

/** Whether two heads are the same column's. */
export const isSameHead = (one: string, other: string): boolean => key(one) === key(other);
