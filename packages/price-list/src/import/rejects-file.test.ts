import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inspectList } from '../list/inspect-list.ts';
import { writeXlsx } from '../testing/write-xlsx.ts';
import { rejectsWriter } from './rejects-file.ts';

it('writes each row below the head of its sheet, even if two are written at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-rejects-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'list.xlsx');
  writeXlsx(path, {
    甲: [
      ['名称', '价格'],
      ['阿胶', '?'],
    ],
    乙: [
      ['品名', '单价'],
      ['白芍', '?'],
    ],
  });
  const file = join(folder, 'rejects.csv');
  const { write, close } = rejectsWriter(file, await inspectList(path, { sheet: 'all' }));
  await Promise.all([
    write({ line: 2, sheet: '甲', cells: ['阿胶', '?'] }, '不是数字'),
    write({ line: 2, sheet: '乙', cells: ['白芍', '?'] }, '不是数字'),
  ]);
  await close();
  expect(readFileSync(file, 'utf8').slice(1).split('\r\n')).toEqual([
    '行号,原因,工作表,名称,价格',
    '2,不是数字,甲,阿胶,?',
    '行号,原因,工作表,品名,单价',
    '2,不是数字,乙,白芍,?',
    '',
  ]);
});
