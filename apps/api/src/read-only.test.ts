import type { OperationId } from '@yaoji/api-client/contract';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outliveBreaks } from '#db/database.ts';
import { openTestDatabase } from '#db/testing.ts';
import { seedDemo } from '#demo/index.ts';
import { handlers } from '#handlers.ts';
import { type Operation, readOperation, type Schema } from '#plugins/contract/openapi.ts';
import { exampleOf, type Parts } from '#testing/contract-values.ts';
import { exampleRequest, referencesOf, rowsOf, withReference } from '#testing/references.ts';
import { sendParts } from '#testing/send-parts.ts';
import { startTestApp } from '#testing/test-app.ts';

const readOnlyState = '25006';

const { db, url } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

/** The same database over read-only connections, and the number of refused writes. */
const pool = new pg.Pool({ connectionString: url, options: '-c default_transaction_read_only=on' });
outliveBreaks(pool);
let refused = 0;
pool.on('connect', (client) => {
  // The cast: pg's types omit a client's connection.
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('errorMessage', ({ code }: { code: string }) => {
    if (code === readOnlyState) refused += 1;
  });
});
// Hooks run last to first: the app closes before its connections do.
afterAll(() => pool.end());
const { app } = await startTestApp(drizzle(pool), { LOG_LEVEL: 'silent' });

/**
 * GET operations that write, and why. In addition, once an hour any call records that its session was used
 * (`session.repository.ts`).
 */
const writes: Partial<Record<OperationId, string>> = {
  getArticle: 'counts a visit',
  getCaptcha: 'keeps the answer that is expected, and how many one address asked for',
  checkPhone: 'counts the tries of one address, so that nobody tries numbers out',
  exportAccount: 'counts the exports of a day and writes them into the log of the account',
  pollWechat: 'begins a log-in by scan where none is open, and counts those of one address',
};

let session = '';
let buyerId = 0;

beforeAll(async () => {
  await seedDemo(db, time.now);
  const { cookie } = await call('verifyIdentity', { body: { password: 'yaoji2026' } }, await signIn('pharmacy'));
  session = cookie ?? '';
  const { rows } = await db.execute(sql`select id from buyer where username = 'pharmacy'`);
  buyerId = Number(rows[0]?.id);
});

/** Operations whose example subject does not exist or is not ready, with a row of the demonstration instead. */
const subjects: Partial<Record<OperationId, string>> = {
  getActivity: "select id from activity where kind = 'full_reduction' and is_open",
  listActivityGoods: "select id from activity where kind = 'full_reduction' and is_open",
  listArticles: 'select category_id as id from article',
  getBrand: 'select id from brand',
  getDraw: 'select id from draw',
  getDrawActivity: 'select id from draw',
  listDrawWinners: 'select id from draw',
};

/** The contract's own example, with required query parameters and the buyer's rows. */
const ownRequest = async (operation: Operation): Promise<Parts> => {
  let parts = { ...exampleRequest(operation), query: requiredOf(operation.query) };
  for (const reference of referencesOf(operation)) {
    const { thing } = reference;
    if (thing === null || thing === 'public' || thing === 'content') continue;
    const { rows } = await db.execute(sql`${sql.raw(rowsOf[thing][0])} = ${buyerId} order by 1 desc limit 1`);
    if (rows[0]) parts = withReference(parts, reference, rows[0].id);
  }
  const subject = subjects[operation.id];
  if (!subject) return parts;
  const { rows } = await db.execute(sql`${sql.raw(subject)} order by 1 limit 1`);
  const place = 'id' in parts.params ? 'params' : 'query';
  const [name = 'id'] = Object.keys(parts[place]);
  return { ...parts, [place]: { [name]: rows[0]?.id } };
};

const gets = (Object.keys(handlers) as OperationId[]).map(readOperation).filter(({ method }) => method === 'GET');

// The cast: required names of a query are among its properties.
const requiredOf = ({ required = [], properties = {} }: { required?: string[]; properties?: Record<string, Schema> }) =>
  Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] as Schema)]));

const ask = async (operation: Operation, cookie?: string) => {
  refused = 0;
  const { status } = await sendParts(app, operation, await ownRequest(operation), cookie);
  return { status, refused };
};

/** Papers of the demonstration's order and invoice are not ready; refused ones are looked up all the same. */
const notReady: OperationId[] = [
  'downloadInvoice',
  'downloadPapers',
  'downloadReceivedCodes',
  'downloadReceivingRecord',
  'getReceiving',
];

const reading = gets.filter(({ id }) => !(id in writes));

test.each(reading.map((operation) => [operation.id, operation] as const))('%s writes nothing', async (_, operation) => {
  const buyers = await ask(operation, session);
  expect(buyers.refused).toBe(0);
  expect(buyers.status).toBe(notReady.includes(operation.id) ? 409 : 200);
  const visitors = await ask(operation);
  expect(visitors.refused).toBe(0);
  expect(visitors.status).toBeLessThan(500);
});

test.each(Object.entries(writes))('%s %s', async (id) => {
  expect((await ask(readOperation(id as OperationId), session)).refused).toBeGreaterThan(0);
});
