import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ListError } from '@yaoji/price-list';
import { type Ask, RefusedError } from './ask.ts';
import { calls } from './calls.ts';
import { type Kind, lots } from './lots.ts';
import { BadHeadsError, readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

const kinds: readonly Kind[] = [...lots, ...calls];

type Found = { name: string; size: number; mtimeMs: number };

/** Products before their prices, payments before parcels; then the oldest first. */
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
      kinds.findIndex(isOf(one)) - kinds.findIndex(isOf(other)) ||
      one.mtimeMs - other.mtimeMs ||
      (one.name < other.name ? -1 : 1),
  );
};

const isOf =
  ({ name }: Found) =>
  ({ names }: Kind) =>
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

/** Errors that are a file's own, so trying again would not help. */
const isOfFile = (error: unknown): error is Error =>
  error instanceof ListError || error instanceof BadHeadsError || error instanceof RefusedError;

const answerTo = async (ask: Ask, path: string, file: Found): Promise<string[][]> => {
  const kind = kinds.find(isOf(file));
  if (!kind) return [['', '', 'refused', '', `文件名须以${kinds.map(({ names }) => names.join('或')).join('、')}开头`]];
  try {
    const { rows, unknown } = await readTable(path, kind);
    if (rows.length === 0) return [['', '', 'refused', '', '没有数据行']];
    const ignored = unknown.map((head) => ['', '', 'ignored', head, '不认识的列，未使用']);
    return [...(await kind.send(ask, rows, file)), ...ignored];
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
