import { type Field, fieldNames, fields } from '../row/fields.ts';

/** What a field is called on a page, e.g. 生产厂家. */
export const fieldLabel = (field: Field): string => fields[field][0] ?? field;

const isField = (word: string): word is Field => (fieldNames as string[]).includes(word);

/** Names of fields within a text, each by its label. */
const labelled = (text: string) => text.replaceAll(/\b[a-z_]+\b/g, (word) => (isField(word) ? fieldLabel(word) : word));

/** Each report of a row or a file with its Chinese words; `$1` may name fields. The first that fits counts. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^went in, but /, '已导入，但'],
  [/^(\w+) "(.*)" is not a number.*$/s, '$1“$2”不是数字'],
  [/^(\w+) "(.*)" is negative$/s, '$1“$2”小于零'],
  [/^(\w+) "(.*)" is too large$/s, '$1“$2”过大'],
  [/^(\w+) "(.*)" is by (.*), and the goods are sold by (.*)$/s, '$1“$2”按$3计，而商品按$4销售'],
  [/^vat_rate "(.*)" is no rate of VAT$/s, '税率“$1”不是增值税税率'],
  [/^ladder "(.*)" is not like 10:13.90$/s, '阶梯价“$1”应写成 10:13.90'],
  [/^ladder "(.*)" names a quantity twice$/s, '阶梯价“$1”中数量重复'],
  [/^expiry "(.*)" is not a date$/s, '效期“$1”不是日期'],
  [/^is_controlled "(.*)" is neither yes nor no$/s, '控销“$1”应为是或否'],
  [/^cap_period "(.*)" is none of (.*)$/s, '限购周期“$1”应为$2之一'],
  [/^(\w+) is longer than (\d+) characters$/, '$1超过$2个字'],
  [/^(\w+) has damaged characters$/, '$1有乱码'],
  [/^name is empty$/, '没有名称'],
  [/^(\w+) "(.*)" is an error of the spreadsheet$/s, '$1“$2”是表格的错误值'],
  [/^a quotation mark is opened and never closed$/, '引号没有成对'],
  [/^(.*?)(?: \(.*\))? may not be sold online$/s, '$1不得在网上销售'],
  [/^the same goods as line (\d+)(?: of (.*?))?(?:, with another price: (.*), there (.*))?$/s, '与第 $1 行是同一商品'],
  [/^the line has (\d+) cells, the others have (\d+)$/, '本行有 $1 格，其他行有 $2 格'],
  [/^the line ends after (\d+) of (\d+) cells, without (.*)$/, '本行只有 $1 格（应为 $2 格），缺$3'],
  [/^the cells seem to stand in the wrong columns: (.*) (?:are|is) unlike those of the other lines$/s, '疑似错列：$1'],
  [/the batch has expired, its stock is not counted/, '批号已过期，不计库存'],
  [/the barcode lacks figures or has too many and is left away/, '条码位数不对，已略去'],
  [/a trace prefix is neither 7 digits nor a GTIN and is left away/, '追溯码前缀应为7位数字或14位GTIN，已略去'],
  [/tag "(.*)" is unknown and left away/s, '标签“$1”未知，已略去'],
  [/^The file is neither UTF-8 nor GBK.*$/s, '文件编码无法识别，请另存为 UTF-8 的 CSV 或 XLSX'],
  [/^The file is empty\.$/, '文件是空的'],
  [/^Old \.xls files.*$/s, '不支持旧版 .xls 和加密的工作簿，请另存为 .xlsx 或 CSV'],
  [/^The file is a page.*$/s, '文件其实是网页，请用表格软件另存为 .xlsx 或 CSV'],
  [/^The spreadsheet is too large.*$/s, '表格过大，请拆分或另存为 CSV'],
  [/^A cell of the workbook holds more.*$/s, '有单元格内容过长'],
  [/^The workbook (?:counts|is damaged|has no sheet).*$/s, '工作簿无法读取，请用表格软件另存后再上传'],
  [/^The file is no XLSX workbook.*$/s, '文件不完整或不是 XLSX，请重新保存'],
  [/^No column is called "(.*)", which.*$/s, '没有名为“$1”的列'],
  [/^There is no sheet "(.*)"; there are: (.*)\.$/s, '没有工作表“$1”；有：$2'],
  [/^No column is called name.*; the first row has: (.*)\.$/s, '没有商品名称列；第一行是：$1'],
];

/** What a report of a row says, or why a file can't be read, for a page in Chinese; what is not known stays as it is. */
export const inChinese = (text: string): string =>
  labelled(words.reduce((said, [pattern, chinese]) => said.replace(pattern, chinese), text));
