import { csvCell } from '@yaoji/domain';

/** The trace code of a delivered box. */
export type PaperCode = {
  code: string;
  /** The case that contained it, if that one was scanned. */
  caseCode: string | null;
  lineId: number;
  name: string;
  spec: string;
  maker: string;
  approvalNo: string;
  batchNo: string;
  expiry: string | null;
};

const head = ['追溯码', '箱码', '品名', '规格', '生产企业', '批准文号', '批号', '有效期至'];

/** After a tab a spreadsheet shows a long code as text: as a number it would lose its last five digits. */
const codeCell = (code: string | null) => (code === null ? '' : `"\t${code.replaceAll('"', '""')}"`);

/** For spreadsheets: a row for each box. */
export const writeTraceCodes = (codes: readonly PaperCode[]): string => {
  const lines = codes.map(({ code, caseCode, name, spec, maker, approvalNo, batchNo, expiry }) =>
    [codeCell(code), codeCell(caseCode), ...[name, spec, maker, approvalNo, batchNo, expiry ?? ''].map(csvCell)].join(
      ',',
    ),
  );
  return `\uFEFF${[head.join(','), ...lines].join('\r\n')}\r\n`;
};
