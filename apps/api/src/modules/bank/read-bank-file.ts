import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListError, readRows } from '@yaoji/price-list';
import { invalid } from '#errors/refusal.ts';
import { type BankRows, readBankRows } from './read-bank-rows.ts';

/** Accounts with more lines should be downloaded month by month. */
const mostLines = 5000;
const largestPart = 8 * 1024 * 1024;

/** Incoming payments of a bank's file, CSV in UTF-8 or GBK, or XLSX. */
export const readBankFile = async (file: Blob): Promise<BankRows> => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-file-'));
  const path = join(folder, 'list');
  try {
    await writeFile(path, file.stream());
    const lines = [];
    for await (const line of readRows(path, { largestPart })) {
      lines.push(line);
      if (lines.length > mostLines) throw invalid({ file: `超过${mostLines}行，请按月下载后分次上传` });
    }
    return readBankRows(lines);
  } catch (error) {
    if (!(error instanceof ListError)) throw error;
    throw invalid({ file: '无法读取这个文件，请从网银下载CSV或XLSX格式' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
