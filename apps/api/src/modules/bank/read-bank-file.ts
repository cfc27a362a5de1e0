import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListError, readRows } from '@yaoji/price-list';
import { type BankRows, readBankRows, UnknownBankListError } from './read-bank-rows.ts';

/** An account with more in a file is to be downloaded month by month. */
const mostLines = 5000;
const largestPart = 8 * 1024 * 1024;

/** Money in of a bank's file, CSV in UTF-8 or GBK, or XLSX; or why it cannot be read. */
export const readBankFile = async (file: Blob): Promise<BankRows | { problem: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-file-'));
  const path = join(folder, 'list');
  try {
    await writeFile(path, file.stream());
    const lines = [];
    for await (const line of readRows(path, { largestPart })) {
      lines.push(line);
      if (lines.length > mostLines) return { problem: `超过${mostLines}行，请按月下载后分次上传` };
    }
    return readBankRows(lines);
  } catch (error) {
    if (error instanceof UnknownBankListError) return { problem: error.message };
    if (!(error instanceof ListError)) throw error;
    return { problem: '无法读取这个文件，请从网银下载CSV或XLSX格式' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
