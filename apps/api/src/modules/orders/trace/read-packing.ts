import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTraceCode } from '@yaoji/domain';
import { findHeads, ListError, mostTitleLines, parseExpiry, readRows } from '@yaoji/price-list';
import type { Executor } from '#db/database.ts';
import { invalid } from '#errors/refusal.ts';
import { type PackingRow, savePackings } from './trace.repository.ts';

/** The columns of a relation file, each with the headings of makers and their programs. */
const heads = {
  code: ['子码', '追溯码', '下级追溯码', '下级码', '本级码', '小码', '盒码', 'child', 'code', 'curcode'],
  parent: ['父码', '上级追溯码', '上级码', '箱码', '大码', '父级追溯码', 'parent', 'parentcode'],
  batchNo: ['批号', '生产批号', 'batch', 'batchno'],
  expiry: ['有效期至', '有效期', '效期', 'expiry', 'validatedate', 'expiredate'],
} as const;

type Column = keyof typeof heads;
type Columns = Record<Column, number[]>;

const largestPart = 64 * 1024 * 1024;
const mostRows = 50_000;
const mostProblems = 20;
/** A spreadsheet that reads a code of 20 digits as a number preserves 15 of them. */
const roundedCode = /^8\d{14}0{5}$/;

export type ReadPacking = { rows: PackingRow[]; problemCount: number; problems: string[] };

/** Stores the rows of a relation file; reports unreadable ones and stores the others. */
export const uploadPacking = async (db: Executor, content: Buffer): Promise<ReadPacking> => {
  const folder = await mkdtemp(join(tmpdir(), 'trace-packing-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const found = await readPacking(path);
    await savePackings(db, found.rows);
    return found;
  } catch (error) {
    if (error instanceof ListError) throw invalid({ file: error.message });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const readPacking = async (path: string): Promise<ReadPacking> => {
  let columns: Columns | null = null;
  const found = new Map<string, PackingRow>();
  const problems: string[] = [];
  for await (const { line, cells } of readRows(path, { largestPart })) {
    if (columns === null) {
      columns = columnsOf(cells);
      if (columns === null && line > mostTitleLines) break;
      continue;
    }
    const row = readRow(cells, columns);
    if (typeof row === 'string') problems.push(`第${line}行：${row}`);
    else if (row && found.has(row.code)) problems.push(`第${line}行：同一个子码已在前面出现`);
    else if (row) found.set(row.code, row);
    if (found.size > mostRows) throw invalid({ file: `一份文件最多${mostRows}行，请分开上传` });
  }
  if (columns === null) throw invalid({ file: '没有找到表头：需要“父码”和“子码”两列' });
  return { rows: [...found.values()], problemCount: problems.length, problems: problems.slice(0, mostProblems) };
};

const columnsOf = (cells: readonly string[]): Columns | null => {
  const columns = findHeads(cells, heads);
  return columns.code.length > 0 && columns.parent.length > 0 ? columns : null;
};

/** Null for a row without packing information, such as a case's own. A text is an error. */
const readRow = (cells: readonly string[], columns: Columns): PackingRow | string | null => {
  const cell = (column: Column) => cells[columns[column][0] ?? -1]?.trim() ?? '';
  if (cell('parent') === '' || cell('code') === '') return null;
  const [code, parent] = [cell('code'), cell('parent')].map((text) => parseTraceCode(text));
  if (!code || code.kind === 'unreadable') return `子码${cell('code')}：${code?.message}`;
  if (!parent || parent.kind === 'unreadable') return `父码${cell('parent')}：${parent?.message}`;
  if (roundedCode.test(code.code) || roundedCode.test(parent.code))
    return '表格把码变成了数字，末几位已丢失：请把列设为文本后重新导出';
  if (code.code === parent.code) return '父码与子码相同';
  try {
    const expiry = cell('expiry') === '' ? null : parseExpiry(cell('expiry'));
    return { code: code.code, parent: parent.code, batchNo: cell('batchNo') || null, expiry };
  } catch {
    return `有效期“${cell('expiry')}”不是日期`;
  }
};
