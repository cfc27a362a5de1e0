import { searchText } from '@yaoji/goods-text';

const approval =
  /(?:(?:国药准字|国药准|准字|进口药品注册证号?|注册证号|批准文号|批文)\s*)?(?:[:：]\s*)?(?<![A-Za-z0-9])(?:[HZSJBFTX][A-Z]?(?:GD)?\d{8})(?!\d)|\p{Script=Han}{0,2}械[注备](?:准|进|许)?\d{8,14}号?|\p{Script=Han}?国?食健[注备字]?[A-Z]?\d{8,12}|[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤川青藏琼宁]?卫?[消妆][证备]?字?\(?\d{4}\)?第?\d{4,}号?/giu;

const longNumber = /(?<![\dA-Za-z.])\d{8}(?:\d{4,6})?(?![\dA-Za-z.])/g;

const hasCheckDigit = (code: string) =>
  [...code]
    .map(Number)
    .reverse()
    .reduce((sum, digit, index) => sum + digit * (index % 2 === 1 ? 3 : 1), 0) %
    10 ===
  0;

/** Bar codes (8, 12 to 14 figures with their check digit) and national codes (86 and 12 figures). */
const isBarcode = (code: string) => /^86\d{12}$/.test(code) || (code.length !== 8 && hasCheckDigit(code));

/** A word that may be a code: YL1001, A-01. Figures alone may be anything, and 250ml or 72x19mm is a measure. */
export const isCode = (word: string): boolean => /^[a-z](?=.*\d)[a-z\d._/-]+$/i.test(word);

export type Codes = { barcodes: string[]; approvalNos: string[]; rest: string };

/** Extracts the codes of a text; returns both. */
export const takeCodes = (text: string): Codes => {
  const barcodes: string[] = [];
  const approvalNos: string[] = [];
  const rest = text
    .normalize('NFKC')
    .replaceAll(approval, (code) => {
      approvalNos.push(searchText(code.replace(/^.*[:：]/, '')));
      return ' ';
    })
    .replaceAll(longNumber, (code) => {
      if (!isBarcode(code)) return code;
      barcodes.push(code);
      return ' ';
    });
  return { barcodes, approvalNos, rest };
};

/** A cell of a code column, unchanged if it does not look like a code. */
export const readCodes = (cell: string): Pick<Codes, 'barcodes' | 'approvalNos'> => {
  const { barcodes, approvalNos } = takeCodes(cell);
  if (barcodes.length + approvalNos.length > 0) return { barcodes, approvalNos };
  const code = searchText(cell);
  if (/^\d{8,14}$/.test(code)) return { barcodes: [code], approvalNos: [] };
  return { barcodes: [], approvalNos: /\d{4}/.test(code) ? [code] : [] };
};
