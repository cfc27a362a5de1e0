import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '@yaoji/api-client/erp/contract';
import { ListError } from '@yaoji/price-list';
import { type Ask, RefusedError } from './ask.ts';
import { type LotKind, type LotRow, lots, NoCodesError, readLot } from './read-lot.ts';
import { writeTable } from './write-table.ts';

const rowsPerLot = 1000;

type Found = { name: string; size: number; mtimeMs: number };

/** Products before their prices and stock, then the oldest first. */
const look = async (folder: string): Promise<Found[]> => {
  const names = (await readdir(folder)).filter((name) => /^[^.~].*\.(?:csv|xlsx)$/i.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, size, mtimeMs };
    }),
  );
  return found.sort(
    (one, other) =>
      lots.findIndex(isOf(one)) - lots.findIndex(isOf(other)) ||
      one.mtimeMs - other.mtimeMs ||
      (one.name < other.name ? -1 : 1),
  );
};

const isOf =
  ({ name }: Found) =>
  ({ names }: LotKind) =>
    names.some((start) => name.toLowerCase().startsWith(start));

/** Files that nobody is writing: size and time are the same in two looks. */
const completeFiles = async (folder: string, settle: () => Promise<unknown>): Promise<Found[]> => {
  const before = await look(folder);
  if (before.length === 0) return [];
  await settle();
  const now = await look(folder);
  return now.filter(({ name, size, mtimeMs }) =>
    before.some((each) => each.name === name && each.size === size && each.mtimeMs === mtimeMs),
  );
};

const send = async (ask: Ask, kind: LotKind, file: Found, rows: readonly LotRow[]) => {
  const answers: string[][] = [];
  for (let start = 0; start < rows.length; start += rowsPerLot) {
    const part = rows.slice(start, start + rowsPerLot);
    const body = { rows: part.map(({ row }) => row) };
    // With the file's time, so that the same content on another day is another lot.
    const facts = [file.name, file.mtimeMs, start, JSON.stringify(body)].join('\n');
    const once = createHash('sha256').update(facts).digest('hex');
    const answer = await ask<Schemas['LotAnswer']>('POST', kind.path, { body, once });
    for (const { row, code, status, field = '', message = '' } of answer.rows)
      answers.push([String(part[row]?.line ?? ''), code ?? '', status, field, message]);
  }
  return answers;
};

/** Errors that are a file's own, so trying again would not help. */
const isOfFile = (error: unknown): error is Error =>
  error instanceof ListError || error instanceof NoCodesError || error instanceof RefusedError;

const answerTo = async (ask: Ask, path: string, file: Found): Promise<string[][]> => {
  const kind = lots.find(isOf(file));
  if (!kind) return [['', '', 'refused', '', `文件名须以${lots.map(({ names }) => names.join('或')).join('、')}开头`]];
  try {
    const { rows, unknown } = await readLot(path, kind);
    if (rows.length === 0) return [['', '', 'refused', '', '没有数据行']];
    const ignored = unknown.map((head) => ['', '', 'ignored', head, '不认识的列，未使用']);
    return [...(await send(ask, kind, file, rows)), ...ignored];
  } catch (error) {
    if (!isOfFile(error)) throw error;
    return [['', '', 'refused', '', error.message]];
  }
};

/**
 * Sends the complete files of `in`. Each gets an answer in `out/answers` and moves to `done`, or to
 * `failed` if anything in it was refused. If the server can't answer, this throws and the file waits for the next run.
 */
export const bringFiles = async (ask: Ask, folder: string, settle: () => Promise<unknown>): Promise<string[]> => {
  const lines: string[] = [];
  for (const file of await completeFiles(join(folder, 'in'), settle)) {
    const path = join(folder, 'in', file.name);
    const rows = await answerTo(ask, path, file);
    const end = rows.some(([, , status]) => status === 'refused') ? 'failed' : 'done';
    const name = `${new Date(file.mtimeMs).toISOString().replaceAll(/\D/g, '')}-${file.name}`;
    await writeTable(join(folder, 'out', 'answers', `${name}.csv`), ['行', '编码', '结果', '字段', '说明'], rows);
    await mkdir(join(folder, end), { recursive: true });
    await rename(path, join(folder, end, name));
    lines.push(`${file.name}: ${end}`);
  }
  return lines;
};
