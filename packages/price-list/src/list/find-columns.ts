import { type Field, fieldNames, fields } from '../row/fields.ts';
import { headKey, plainHeadKey } from './heads.ts';

/** A recognised column of a list. */
export type Column = {
  field: Field;
  position: number;
  head: string;
  /** Recognised by its header, by its cells, or set by the operator. */
  by: 'head' | 'content' | 'option';
};

/** 单价(元) is 单价, and so is 单价元/盒: removes units and remarks if the full name is unknown. */
const withoutRemark = (text: string) => plainHeadKey(text).replace(/(?<=.)(?:人民币|元)?(?:[/每][^/]{1,2})?$/, '');

/** 商品规格 is 规格, 最新报价 is 报价, and 生产厂商名称 is 生产厂商. */
const withoutNoun = (text: string) =>
  text
    .replace(
      /^(?:药品|商品|产品|货品|存货|物料|物资|货物|品种|项目|含税|最新|调后|现行|新|当前|剩余|可用|可销售|实时|(?:仓库|总)(?=库存))(?=..)/,
      '',
    )
    .replace(/(?<=..)名称$/, '');

const byName: ReadonlyMap<string, Field> = new Map(
  fieldNames.flatMap((field) => [field, ...fields[field]].map((name) => [headKey(name), field] as const)),
);

const fieldOfName = (name: string) => byName.get(name) ?? byName.get(withoutNoun(name));

/** The field of a header; for a header such as 规格/型号, that of its first known part. */
export const fieldOfHead = (head: string): Field | undefined =>
  fieldOfName(headKey(head)) ??
  fieldOfName(withoutRemark(head)) ??
  headKey(head)
    .split(/[/、|+&或()]/)
    .map(fieldOfName)
    .find((field) => field !== undefined);

/** Words of a title above a table. */
const titles = new Set(['药品', '商品', '产品', '货品', 'product']);

/** Whether a row is a header rather than a title or a product. */
export const isHead = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const named = new Set(filled.map(fieldOfHead));
  named.delete(undefined);
  if (named.has('name') || named.has('common_name')) return filled.length > 1 || !titles.has(headKey(filled[0] ?? ''));
  return named.size >= 3;
};
