import type { Executor } from '#db/database.ts';
import { readTable } from '#modules/platform/file/index.ts';
import { addBankLines } from './bank-line.repository.ts';
import { readBankRows } from './read-bank-rows.ts';

/** Accounts with more lines should be downloaded month by month. */
const mostLines = 5000;

const words = {
  tooMany: `超过${mostLines}行，请按月下载后分次上传`,
  unreadable: '无法读取这个文件，请从网银下载CSV或XLSX格式',
};

/** Adds the incoming payments of a bank's file, CSV in UTF-8 or GBK, or XLSX. */
export const importBankFile = async (tx: Executor, file: Blob, now: Date) => {
  const { rows, ...rest } = readBankRows(await readTable(file, mostLines, words));
  const added = await addBankLines(tx, rows, 'file', now);
  return { ...rest, added, repeated: rows.length - added };
};
