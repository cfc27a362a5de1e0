import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeGbk, writeXlsx } from '@yaoji/price-list/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { importRows } from '#modules/catalogue/catalogue/index.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { messyGoods, messyHead, messyLines } from './testing/messy-list.ts';

const { db, pool } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);
let session = '';

beforeAll(async () => {
  const common = { pack_step: '1', stock: '5000', price: '10', batch_no: '1', case_size: '200', scope: '' };
  await importRows(
    db,
    messyGoods.map(({ number, name, spec, maker, unit }, index) => ({
      line: index + 2,
      row: { ...common, name, spec, maker, unit, pinyin_code: `no${number}` },
    })),
  );
  await pool.query(`UPDATE goods SET scope = ''`);
  await addBuyer(db, { username: 'mine' });
  session = await signIn('mine');
});

type Body = { text: string } | { file: Blob };
type Taken = { number: string; quantity: string } | null;

const tab = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join('\t')).join('\n');
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const asWorkbook = async (rows: readonly (readonly string[])[]): Promise<Blob> => {
  const folder = await mkdtemp(join(tmpdir(), 'messy-list-'));
  const path = join(folder, 'list.xlsx');
  writeXlsx(
    path,
    rows.map((cells) => cells.map((cell) => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell || null))),
  );
  const content = await readFile(path);
  await rm(folder, { recursive: true });
  return new Blob([Uint8Array.from(content)]);
};

const asChat = ([number, name, spec, maker, unit, quantity = '', , remark]: readonly string[]) =>
  `${number}、${[name, spec, maker].filter(Boolean).join(' ')} ${/\d$/.test(quantity) ? `${quantity}${unit}` : quantity}${remark ? `（${remark}）` : ''}`;

/** The match of each row, without heading rows. */
const take = async (body: Body): Promise<Taken[]> => {
  const { data } = await call('matchPurchaseList', { body }, session);
  return data.rows
    .filter(({ status }) => status !== 'skipped')
    .map(({ status, matches, number }) => {
      const goods = status === 'matched' ? matches[0]?.goods : undefined;
      const found = messyGoods.find(
        (each) => each.name === goods?.name && each.spec === goods?.ypgg && each.maker === goods?.sccj,
      );
      return found ? { number: found.number, quantity: number } : null;
    });
};

const rows = messyLines.map(({ cells }) => cells);
const withHead = [messyHead, ...rows];

describe('[K2] sixty messy lines', () => {
  it.each<[string, () => Body | Promise<Body>]>([
    ['as a workbook', async () => ({ file: await asWorkbook(withHead) })],
    ['pasted with a head', () => ({ text: tab(withHead) })],
    ['pasted without a head', () => ({ text: tab(rows) })],
    [
      'as CSV in GBK',
      () => ({
        file: new Blob([Uint8Array.from(encodeGbk(withHead.map((cells) => cells.map(quoted).join(',')).join('\r\n')))]),
      }),
    ],
    ['as lines of a chat', () => ({ text: rows.map(asChat).join('\n') })],
  ])('%s: at least 57 are understood, and none is mistaken for another product', async (_, body) => {
    const taken = await take(await body());
    expect(taken).toHaveLength(messyLines.length);
    const open = messyLines.flatMap(({ cells, wanted }, index) => {
      const got = taken[index] ?? null;
      // Unknown products, and other packs, must not match at all.
      if (got !== null) expect({ cells, ...got }).toEqual({ cells, ...wanted });
      return got === null && wanted !== null ? [cells.join(' ')] : [];
    });
    expect(open.length, open.join('\n')).toBeLessThanOrEqual(3);
  });

  const order = (length: number) =>
    fc.shuffledSubarray(
      Array.from({ length }, (_, index) => index),
      { minLength: length },
    );

  it.each([true, false])('mean the same in any order of lines and columns, with a heading: %s', async (hasHead) => {
    const usual = await take({ text: tab(hasHead ? withHead : rows) });
    await fc.assert(
      fc.asyncProperty(order(rows.length), order(messyHead.length), async (lines, columns) => {
        const shuffled = lines.map((line) => columns.map((column) => rows[line]?.[column] ?? ''));
        const head = hasHead ? [columns.map((column) => messyHead[column] ?? '')] : [];
        expect(await take({ text: tab([...head, ...shuffled]) })).toEqual(lines.map((line) => usual[line] ?? null));
      }),
      { numRuns: 6 },
    );
  });
});
