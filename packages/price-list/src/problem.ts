import { type Field, fields } from './row/fields.ts';

/** A field's name on a page, such as 生产厂家. */
export const fieldLabel = (field: Field): string => fields[field][0] ?? field;

type Cell = { field: Field; cell: string };

const named = ({ field, cell }: Cell) => `${fieldLabel(field)}“${cell}”`;

const ofCell = (words: string) => (facts: Cell) => `${named(facts)}${words}`;

/** Why a list, or a row of it, cannot be used. */
const words = {
  notNumber: ofCell('不是数字'),
  negative: ofCell('小于零'),
  tooLarge: ofCell('过大'),
  otherUnit: ({ unit, goodsUnit, ...cell }: Cell & { unit: string; goodsUnit: string }) =>
    `${named(cell)}按${unit}计，而商品按${goodsUnit}销售`,
  noVatRate: ofCell('不是增值税税率'),
  ladderForm: ofCell('应写成 10:13.90'),
  ladderTwice: ofCell('中数量重复'),
  noDate: ofCell('不是日期'),
  unclearMonth: ofCell('可能是1月或10月'),
  noFlag: ofCell('应为是或否'),
  noPeriod: ofCell('应为单、日、周、月之一'),
  spreadsheetError: ofCell('是表格的错误值'),
  tooLong: ({ field, limit }: { field: Field; limit: number }) => `${fieldLabel(field)}超过${limit}个字`,
  damaged: ({ field }: { field: Field }) => `${fieldLabel(field)}有乱码`,
  missing: ({ field }: { field: Field }) => `没有${fieldLabel(field)}`,
  forbidden: ({ kind }: { kind: string }) => `${kind}不得在网上销售`,
  repeated: ({ line, sheet, prices }: { line: number; sheet: string; prices: [string, string] | null }) =>
    `与${sheet && `“${sheet}”`}第 ${line} 行是同一商品${prices ? `，价格不同：${prices[1]}，前者${prices[0]}` : ''}`,
  codeTwice: ({ code, line, sheet }: { code: string; line: number; sheet: string }) =>
    `编码${code}已用于${sheet && `“${sheet}”`}第 ${line} 行的另一商品`,
  unclosedQuote: () => '引号没有成对',
  moreCells: ({ cells, others }: { cells: number; others: number }) => `本行有 ${cells} 格，其他行有 ${others} 格`,
  cutOff: ({ cells, others, missing }: { cells: number; others: number; missing: Field[] }) =>
    `本行只有 ${cells} 格（应为 ${others} 格），缺${missing.map(fieldLabel).join('、')}`,
  oddCells: ({ cells }: { cells: string[] }) => `疑似错列：${cells.join('、')}`,
  noFile: ({ path }: { path: string }) => `没有文件 ${path}`,
  isFolder: ({ path }: { path: string }) => `${path} 是文件夹，不是文件`,
  unreadable: ({ path, cause }: { path: string; cause: string }) => `文件 ${path} 无法读取：${cause}`,
  emptyFile: () => '文件是空的',
  oldWorkbook: () => '不支持旧版 .xls 和加密的工作簿，请另存为 .xlsx 或 CSV',
  webPage: () => '文件其实是网页，请用表格软件另存为 .xlsx 或 CSV',
  unknownEncoding: () => '文件编码无法识别，请另存为 UTF-8 的 CSV 或 XLSX',
  tooLargeFile: () => '表格过大，请拆分或另存为 CSV',
  longCell: ({ limit }: { limit: number }) => `有单元格超过${limit}个字`,
  daysFrom1904: () => '工作簿的日期从1904年算起，请另存为 CSV',
  damagedWorkbook: ({ cause }: { cause: string }) => `工作簿无法读取（${cause}），请用表格软件另存后再上传`,
  noWorkbook: () => '文件不完整或不是 XLSX，请重新保存',
  noSheet: () => '工作簿没有工作表',
  tooManySheets: ({ sheets, limit }: { sheets: number; limit: number }) => `工作簿有${sheets}张工作表，最多${limit}张`,
  unknownColumn: ({ head }: { head: string }) => `没有名为“${head}”的列`,
  unknownSheet: ({ sheet, sheets }: { sheet: string; sheets: string[] }) =>
    `没有工作表“${sheet}”；有：${sheets.join('、') || '无名工作表'}`,
  noNameColumn: ({ cells }: { cells: string[] }) => `没有商品名称列；第一行是：${cells.join('、')}`,
};

type Words = typeof words;
type Code = keyof Words;

/** Why a list, or a row of it, cannot be used; the message is for the list's author. */
export class ListError<C extends Code = Code> extends Error {
  override name = 'ListError';
  readonly code: C;
  readonly facts: Parameters<Words[C]>[0];

  constructor(code: C, ...[facts]: Parameters<Words[C]>) {
    super((words[code] as (facts: unknown) => string)(facts)); // The cast: a code's message takes its facts.
    this.code = code;
    this.facts = facts;
  }

  /** Undefined if it concerns several cells. */
  get field(): Field | undefined {
    return (this.facts as { field?: Field } | undefined)?.field;
  }
}

/** Parts ignored when importing a row. */
export const noteWords = {
  expiredBatch: '批号已过期，不计库存',
  oddBarcode: '条码位数不对，已略去',
  oddCode: '编码过长、有空格或被表格改写，已略去',
  oddCaseSize: '件装量不是以销售单位写的数，已略去',
  oddTracePrefix: '追溯码前缀应为7位数字或14位GTIN，已略去',
  unknownTag: '标签未知，已略去',
};

export type Note = { code: keyof typeof noteWords; facts: Cell };

export const noteText = ({ code, facts }: Note): string => `照常导入，但${noteWords[code]}：${named(facts)}`;
