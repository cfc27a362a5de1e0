import type { OperationId } from '@yaoji/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSales } from '#db/schema/after-sales.ts';
import { invoice } from '#db/schema/invoice.ts';
import { order } from '#db/schema/order.ts';
import { orderReturn } from '#db/schema/order-return.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { seedDemo } from '#demo/index.ts';
import { handlers } from '#handlers.ts';
import { type Operation, readOperation } from '#plugins/contract/openapi.ts';
import { type Parts, propertiesOf } from '#testing/contract-values.ts';
import { exampleRequest, type Reference, referencesOf, withReference } from '#testing/references.ts';
import { sendParts } from '#testing/send-parts.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);

let session = '';
let buyerId = 0;

beforeAll(async () => {
  await seedDemo(db, time.now);
  session = await signIn('pharmacy');
  await call('proveSelf', { body: { password: 'yaoji2026' } }, session);
  // The newest session is the one that is ended by its id.
  await signIn('pharmacy');
  const { rows } = await db.execute(sql`select id from buyer where username = 'pharmacy'`);
  buyerId = Number(rows[0]?.id);
  for (const cookie of [session, await signIn('clinic')]) {
    const body = { name: '安宫牛黄丸', number: '2', phone: '13800001234' };
    await call('addDemand', { body }, cookie);
  }
  await db.insert(storeLink).values({ ownerId: buyerId, storeId: 2 }).onConflictDoNothing();
  await db.insert(storeLink).values({ ownerId: 3, storeId: buyerId, askedAt: time.now }).onConflictDoNothing();
  await addServices(buyerId);
  await addServices(2);
}, 240_000);

/** What the demonstration has not of two buyers: a return, an after-sales case and an issued invoice. */
const addServices = async (owner: number) => {
  const [bought] = await db.select({ id: order.id }).from(order).where(eq(order.buyerId, owner)).limit(1);
  const orderId = bought?.id ?? 0;
  const phone = '13800001234';
  await db.insert(orderReturn).values({ orderId, reason: '破损' });
  await db.insert(afterSales).values({ orderId, kind: 'quality', description: '包装破损', phone });
  const title = { title: '测试药房', taxNo: '91510104MA6C8X7Q5X', amount: '10.00', tax: '1.15' };
  const no = String(owner).padStart(20, '9');
  await db
    .insert(invoice)
    .values({ buyerId: owner, no, kind: 'normal', status: 'issued', issuedAt: time.now, ...title });
};

const all = (Object.keys(handlers) as OperationId[]).map(readOperation);
const ofBuyers = all.filter(({ access }) => access === 'buyer');
const references = ofBuyers.flatMap((operation) =>
  referencesOf(operation).map((reference) => ({
    name: `${operation.id} ${reference.path.join('.')}`,
    operation,
    reference,
  })),
);
const owned = references.filter(({ reference }) => reference.rows !== 'public');

/** Everything of other buyers, and of their orders, as one digest a table. */
const digests = async () => {
  const { rows } = await db.execute(sql`
    select table_name as name, max(column_name) filter (where column_name = 'buyer_id') as owner
    from information_schema.columns join pg_tables on schemaname = 'public' and tablename = table_name
    where table_schema = 'public' and column_name in ('buyer_id', 'order_id') group by 1`);
  const found: Record<string, unknown> = {};
  for (const { name, owner } of rows) {
    const others = owner
      ? sql`buyer_id <> ${buyerId}`
      : sql`order_id in (select id from orders where buyer_id <> ${buyerId})`;
    const table = sql.identifier(String(name));
    const { rows: digest } = await db.execute(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest from ${table} row where ${others}`,
    );
    found[String(name)] = digest[0]?.digest;
  }
  return found;
};

const rowOf = async ({ rows }: Reference, isOwn: boolean): Promise<unknown> => {
  if (rows === 'public' || rows === null) throw new Error('Nobody owns it.');
  const owner = isOwn ? sql`= ${buyerId}` : sql`<> ${buyerId}`;
  const { rows: found } = await db.execute(
    sql`${sql.raw((isOwn ? undefined : rows[1]) ?? rows[0])} ${owner} order by 1 desc limit 1`,
  );
  return found[0]?.id;
};

/** The contract's own example, with this buyer's rows where it names some and nothing where it may name none. */
const ownRequest = async (operation: Operation, tried?: Reference): Promise<Parts> => {
  let parts = exampleRequest(operation);
  for (const reference of referencesOf(operation)) {
    if (reference.rows === 'public') continue;
    const isTried = reference.path.join() === tried?.path.join();
    const own = reference.isOptional && !isTried ? 0 : await rowOf(reference, true);
    if (own !== undefined) parts = withReference(parts, reference, own);
  }
  return parts;
};

const nowhere = 999_999_999;

/** What a path of a buyer's operation names otherwise than by an id; nothing of it is anybody's. */
const namedOtherwise = (operation: Operation) =>
  propertiesOf(operation.params ?? {})
    .map(([name]) => name)
    .filter((name) => !referencesOf(operation).some(({ path }) => path.join() === `params,${name}`));

describe('[P8] another buyer’s rows', () => {
  it('are named by ids only, of returns, after-sales, invoices and papers too', () => {
    expect(ofBuyers.filter((operation) => namedOtherwise(operation).length > 0).map(({ id }) => id)).toEqual([]);
    const walked = new Set(owned.map(({ operation }) => operation.id));
    const documents = ['getReturn', 'getAfterSales', 'downloadInvoice', 'downloadPapers', 'uploadSlip'] as const;
    for (const id of documents) expect(walked).toContain(id);
  });

  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await digests();
  });

  it.each(references)('can be named by the walk: $name', async ({ reference, name }) => {
    expect(reference.rows, `say in testing/references.ts what ${name} refers to`).not.toBeNull();
    if (reference.rows === 'public') return;
    expect(await rowOf(reference, false), 'the demonstration has none of another buyer').toBeDefined();
    expect(await rowOf(reference, true), 'the demonstration has none of pharmacy').toBeDefined();
  });

  it.each(owned)('are not there for $name', async ({ operation, reference }) => {
    const own = await ownRequest(operation, reference);
    const [foreign, missing] = [await rowOf(reference, false), nowhere];
    const named = await sendParts(app, operation, withReference(own, reference, foreign), session);
    const invented = await sendParts(app, operation, withReference(own, reference, missing), session);
    // An answer may repeat what it was asked for, and nothing else may tell the two apart.
    const expected = invented.text.replaceAll(`:${missing},`, `:${foreign},`);
    expect([named.status, named.text]).toEqual([invented.status, expected]);
    if (reference.path[0] === 'params') {
      expect([named.status, named.text]).toEqual([404, expect.stringContaining('"code":404')]);
    }
  });

  it('are as they were after all of that', async () => {
    expect(await digests()).toEqual(before);
  });

  it.each(owned)('were why: the buyer’s own are there for $name', async ({ operation, reference }) => {
    const { status, text } = await sendParts(app, operation, await ownRequest(operation, reference), session);
    expect([404, 422], text).not.toContain(status);
  });
});

describe('[P2] a visitor', () => {
  it.each(ofBuyers.map(({ id }) => id))('is sent to log in by %s', async (id) => {
    const operation = readOperation(id);
    for (const cookie of [undefined, `yaoji_session=${'A'.repeat(43)}`]) {
      const { status, text } = await sendParts(app, operation, exampleRequest(operation), cookie);
      expect([status, JSON.parse(text).code]).toEqual([401, 10001]);
    }
  });

  it.each(all.filter(({ access }) => access === 'visitor').map(({ id }) => id))('may call %s', async (id) => {
    const operation = readOperation(id);
    expect((await sendParts(app, operation, exampleRequest(operation))).status).not.toBe(401);
  });
});

afterAll(() => expect(owned.length).toBeGreaterThan(20));
