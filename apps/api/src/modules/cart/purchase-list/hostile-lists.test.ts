import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readText } from '@yaoji/purchase-list';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { reindexRunner } from '#modules/catalogue/catalogue/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, pool } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);
let session = '';

beforeAll(async () => {
  for (const name of ['六味地黄丸', '阿莫西林胶囊', '板蓝根颗粒', '维生素B12片', "药“引号”\\_%'片"])
    await addGoods(db, { name, packStep: '5' });
  await reindexRunner(db);
  await addBuyer(db, { username: 'mine' });
  session = await signIn('mine');
});

const piece = fc.oneof(
  fc.constantFrom(
    '六味地黄丸',
    '阿莫西林',
    'blgkl',
    '维生素B12片',
    '豫西本草',
    '200丸/瓶',
    '0.25g*24粒',
    '20盒',
    '5',
    '1e99',
    '-3',
    '0',
    '999999999999999',
  ),
  fc.constantFrom(
    '\t',
    ' ',
    ',',
    '，',
    '|',
    '"',
    "'",
    '\\',
    '%',
    '&',
    '!',
    ':*',
    '(',
    '=1+1',
    '\u0000',
    '\u2028',
    '国药准字',
    'Z41020123',
    '86901234567892',
    '品名',
    '数量',
    '合计',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const list = fc.array(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  { minLength: 1, maxLength: 12 },
);

describe('[K2] hostile lists', () => {
  it('lose no row: each is matched or reported, with its text', async () => {
    await fc.assert(
      fc.asyncProperty(list, async (lines) => {
        const text = lines.join('\n').toWellFormed();
        // A form loses its null characters; with nothing else it becomes one that matches nothing (form-body.ts).
        const sent = readText(text.replaceAll('\0', '') || (text && '\ufffd'));
        const answer = await call('matchPurchaseList', { body: { text } }, session);
        expect(answer.status).toBe(sent.length === 0 ? 422 : 200);
        if (sent.length === 0) return;
        const { rows, matched, reported } = answer.data;
        expect(rows.map(({ row, text: said }) => [row, said])).toEqual(sent.map((line) => [line.row, line.text]));
        expect(matched + reported).toBe(rows.length);
        expect(rows.filter(({ status }) => status === 'matched')).toHaveLength(matched);
        for (const { status, number, matches } of rows) {
          if (status === 'matched')
            expect(Number(number) > 0 && Number(number) % 5 === 0 && matches.length === 1).toBe(true);
          if (status === 'unmatched' || status === 'skipped') expect([number, matches]).toEqual(['0', []]);
        }
      }),
      { numRuns: 120, examples: [[['\u0000']], [['𥐝']]] },
    );
  });

  it('have a row for every line that is not empty', () => {
    fc.assert(
      fc.property(list, (lines) => {
        const rows = new Set(readText(lines.join('\n')).map(({ row }) => row));
        const filled = lines
          .join('\n')
          .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
          .flatMap((line, index) => (line.trim() === '' ? [] : index + 1));
        expect([...rows]).toEqual(filled);
      }),
    );
  });

  it('need as many queries for 400 rows as for 4', async () => {
    const count = async (rows: number) => {
      let queries = 0;
      const query = pool.query;
      const counted = (...args: unknown[]) => {
        queries += 1;
        return (query as (...all: unknown[]) => unknown).apply(pool, args);
      };
      pool.query = counted as typeof pool.query;
      const lines = Array.from(
        { length: rows },
        (_, index) => ['六味地黄丸 10', 'blgkl 5', '没有的药 3', '阿莫西林 5'][index % 4] ?? '',
      );
      await call('matchPurchaseList', { body: { text: lines.join('\n') } }, session);
      pool.query = query;
      return queries;
    };
    const few = await count(4);
    expect(few).toBeGreaterThan(3);
    expect(await count(400)).toBe(few);
  });

  const workbook = (rows: string, head = '') =>
    new Blob([
      zipSync({
        'xl/worksheets/sheet1.xml': strToU8(`${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      }) as Uint8Array<ArrayBuffer>,
    ]);
  const row = (number: string, text: string) =>
    `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${text}</t></is></c></row>`;

  it('are read in file order if a workbook numbers its rows with nonsense', async () => {
    const file = workbook(row('abc', '六味地黄丸 10') + row('-3', '板蓝根颗粒 5'));
    const { status, data } = await call('matchPurchaseList', { body: { file } }, session);
    expect([status, data.rows.map((each) => each.row)]).toEqual([200, [1, 2]]);
  });

  it.each(['"六味地黄丸"', 'SYSTEM "file:///etc/passwd"'])(
    'are refused if a workbook defines entities: %s',
    async (entity) => {
      const file = workbook(row('1', '&name; 10'), `<!DOCTYPE w [<!ENTITY name ${entity}>]>`);
      const answer = await call('matchPurchaseList', { body: { file } }, session);
      expect(answer).toMatchObject({ status: 422, data: null });
      expect(Object.keys(answer.errors ?? {})).toEqual(['file']);
    },
  );

  it('with more in a cell than spreadsheets allow are refused', async () => {
    const file = workbook(row('1', '阿'.repeat(5_000_000)));
    expect(await call('matchPurchaseList', { body: { file } }, session)).toMatchObject({ status: 422 });
  });

  it('are refused if reading them needs more memory than the thread has', async () => {
    // Other tests make folders in the shared one at the same time.
    const folder = await mkdtemp(join(tmpdir(), 'hostile-list-'));
    vi.stubEnv('TMPDIR', folder);
    const file = workbook('<a>'.repeat(3_000_000));
    await addBuyer(db, { username: 'large' });
    expect(await call('matchPurchaseList', { body: { file } }, await signIn('large'))).toMatchObject({ status: 422 });
    expect(await readdir(folder)).toEqual([]);
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
    expect((await call('matchPurchaseList', { body: { text: '阿莫西林胶囊' } }, session)).status).toBe(200);
  });

  it('that time out cost only their sender a pause, twice as long each time', async () => {
    await addBuyer(db, { username: 'slow' });
    const slow = await signIn('slow');
    const send = (who: string) => call('matchPurchaseList', { body: { text: '阿莫西林胶囊' } }, who);
    const pass = (seconds: number) => {
      time.now = new Date(time.now.getTime() + seconds * 1000);
    };
    using limit = vi.spyOn(AbortSignal, 'timeout');
    for (const [seconds, wait] of [
      [60, '60秒'],
      [120, '2分钟'],
      [240, '4分钟'],
    ] as const) {
      limit.mockReturnValueOnce(AbortSignal.abort());
      expect((await send(slow)).errors).toEqual({ text: [`识别清单的时间过长，请分成几份，${wait}后再提交`] });
      pass(seconds - 1);
      const refused = { status: 429, message: expect.stringMatching(/^上一份清单识别超时，请\d+秒后再提交$/) };
      expect(await send(slow)).toMatchObject(refused);
      expect((await send(session)).status).toBe(200);
      // The pause starts when the list has timed out, and this clock has not moved since.
      pass(60);
      expect((await send(slow)).status).toBe(200);
    }
  });

  it('return only the beginning of a book-length row', async () => {
    const { data } = await call('matchPurchaseList', { body: { text: '阿莫西林'.repeat(40_000) } }, session);
    expect(data.rows[0]?.text).toHaveLength(1001);
    expect(data.rows[0]?.message).toBe('这一行太长，只识别了开头，请分成几行后重新识别');
  });

  it.each([
    ['a line of a chat', `六味地黄丸 10盒${' '.repeat(300)}，这次先不要`, ['choose', '10']],
    ['a remark in a table', `品名\t数量\t备注\n六味地黄丸\t10\t${'急'.repeat(400)}`, ['matched', '10']],
    ['many products in a line', Array(100).fill('六味地黄丸10盒').join('、'), ['matched', '10']],
  ])('are cut without adding or losing a product: %s', async (_, text, expected) => {
    const { data } = await call('matchPurchaseList', { body: { text } }, session);
    const row = data.rows.find(({ status }) => status !== 'skipped');
    expect([row?.status, row?.number]).toEqual(expected);
  });

  it('that once took a pattern minutes are read', async () => {
    const text = `${'药'.repeat(3000)}1${' '.repeat(3000)}!，药1`;
    expect((await call('matchPurchaseList', { body: { text } }, session)).status).toBe(200);
  });

  it('are read one at a time per buyer, while others are answered', async () => {
    const pieces = ['六味地黄', '阿莫西林', '板蓝根', '维生素', '胶囊', '颗粒', '片'];
    const text = Array.from({ length: 60 }, (_, index) =>
      Array.from({ length: 8 }, (_, word) => pieces[(index * (word + 3)) % 7] + String(index * word)).join(' '),
    ).join('\n');
    const head = '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n';
    const sendList = () =>
      app.inject({
        method: 'POST',
        url: '/api/user/purchase_list',
        headers: { cookie: session, 'content-type': 'multipart/form-data; boundary=x' },
        payload: `${head}${text}\r\n--x--\r\n`,
      });
    let isRead = false;
    const both = Promise.all([sendList(), sendList()]).finally(() => {
      isRead = true;
    });
    let answered = 0;
    while (!isRead) {
      await app.inject('/healthz');
      answered += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const [one, other] = (await both).toSorted((a, b) => a.statusCode - b.statusCode);
    expect([one?.statusCode, one?.json().data.rows.length]).toEqual([200, 60]);
    expect([other?.statusCode, other?.headers['retry-after']]).toEqual([429, '5']);
    expect(answered).toBeGreaterThan(50);
  });
});
