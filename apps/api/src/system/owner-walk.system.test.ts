import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@yaoji/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSales } from '#db/schema/after-sales.ts';
import { companyGoodsRule } from '#db/schema/company-goods-rule.ts';
import { invoice } from '#db/schema/invoice.ts';
import { approvalRule, member } from '#db/schema/member.ts';
import { order } from '#db/schema/order.ts';
import { orderReturn } from '#db/schema/order-return.ts';
import { purchaseRequest } from '#db/schema/purchase-request.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { seedDemo } from '#demo/index.ts';
import { handlers } from '#handlers.ts';
import { fileOf, pngOf } from '#modules/platform/file/testing/pictures.ts';
import { ownersOfAddresses, type Thing } from '#owners.ts';
import { type Operation, readOperation } from '#plugins/contract/openapi.ts';
import { questions } from '#plugins/contract/owner.repository.ts';
import type { Parts } from '#testing/contract-values.ts';
import { exampleRequest, type Reference, referencesOf, rowsOf, withReference } from '#testing/references.ts';
import { sendParts } from '#testing/send-parts.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-owners-'));
const { app, call, signIn, time } = await startTestApp(db, { DATA_DIR: dataDir });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The same without the adapter's ownership queries: tests the handlers' own queries. */
const unasked = { ...questions };
for (const thing of Object.keys(unasked) as Thing[]) delete questions[thing];
const { app: bareApp } = await startTestApp(db, { DATA_DIR: dataDir });
Object.assign(questions, unasked);

let session = '';
let buyerId = 0;

const signInVerified = async () => {
  const { cookie } = await call('verifyIdentity', { body: { password: 'yaoji2026' } }, await signIn('pharmacy'));
  return cookie ?? '';
};

beforeAll(async () => {
  await seedDemo(db, time.now);
  session = await signInVerified();
  // Ending a session by id picks the newest one.
  await signIn('pharmacy');
  const { rows } = await db.execute(sql`select id from buyer where username = 'pharmacy'`);
  buyerId = Number(rows[0]?.id);
  for (const cookie of [session, await signIn('clinic')]) {
    const body = { name: '安宫牛黄丸', number: '2', phone: '13800001234' };
    await call('addDemand', { body }, cookie);
    await call('uploadPicture', { body: { file: fileOf(pngOf(4, 3)) } }, cookie);
  }
  await db.insert(storeLink).values({ ownerId: buyerId, storeId: 2 }).onConflictDoNothing();
  await db.insert(storeLink).values({ ownerId: 3, storeId: buyerId, askedAt: time.now }).onConflictDoNothing();
  await addServices(buyerId);
  await addServices(2);
});

/**
 * Adds data that the demonstration lacks for two buyers: a return, an after-sales case, a recall, an issued invoice, a
 * proposal, a person, a rule of approval and a purchase request.
 */
const addServices = async (owner: number) => {
  const [bought] = await db.select({ id: order.id }).from(order).where(eq(order.buyerId, owner)).limit(1);
  const orderId = bought?.id ?? 0;
  const phone = '13800001234';
  await db.insert(orderReturn).values({ orderId, reason: '破损' });
  await db.insert(afterSales).values({ orderId, kind: 'quality', description: '包装破损', phone });
  await db.execute(sql`
    with line as (
      select line.id, line.goods_id from order_line line join orders on orders.id = line.order_id
      where orders.buyer_id = ${owner} and orders.status = 'done' limit 1
    ), part as (
      update order_line_batch part set batch_no = ${`R${owner}`} from line where part.order_line_id = line.id
    ), sent as (
      update shipment_batch part set batch_no = ${`R${owner}`} from line where part.order_line_id = line.id)
    insert into recall (goods_id, batch_no, level, reason, instruction, due_on, operator)
    select goods_id, ${`R${owner}`}, 'first', '含量不符', '退回', '2030-01-01', 'zhiguan' from line`);
  const title = { title: '测试药房', taxNo: '91510104MA6C8X7Q5X', amount: '10.00', tax: '1.15' };
  const no = String(owner).padStart(20, '9');
  await db
    .insert(invoice)
    .values({ buyerId: owner, no, kind: 'normal', status: 'issued', issuedAt: time.now, ...title });
  await db.execute(sql`
    with own as (
      insert into proposal (buyer_id, operator_id, note, ends_at, joins_promotions)
      select ${owner}, (select min(id) from operator), '', ${time.now.toISOString()}::timestamptz + interval '3 days', false
      returning id)
    insert into proposal_line (proposal_id, goods_id, place, quantity)
    select own.id, line.goods_id, 0, line.quantity from own, order_line line where line.order_id = ${orderId} limit 1`);
  const person = { buyerId: owner, name: '王采购', phone: `1390000000${owner}`, roles: ['buyer' as const] };
  const [added] = await db.insert(member).values(person).returning();
  await db.insert(approvalRule).values({ buyerId: owner, isForStores: false, isControlled: true });
  await db.insert(companyGoodsRule).values({ buyerId: owner, isForbidden: true, maker: '石门' });
  const form = { idempotencyKey: 'a', expectedTotal: '10.00', addressId: 1, delivery: 'express' };
  const asked = {
    memberId: added?.id,
    askedBy: person.name,
    title: '六味地黄丸',
    form,
    total: '10.00',
    requestHash: '',
    steps: [],
  };
  await db.insert(purchaseRequest).values({ ...asked, buyerId: owner, deciderId: owner });
};

const all = (Object.keys(handlers) as OperationId[]).map(readOperation);
const ofBuyers = all.filter(({ access }) => access === 'buyer');
const references = all.flatMap((operation) =>
  referencesOf(operation).map((reference) => ({
    name: `${operation.id} ${reference.path.join('.')}`,
    operation,
    reference,
  })),
);
/** The kind of a buyer's thing; null if it is public, or not declared. */
const ownedThing = ({ thing }: Pick<Reference, 'thing'>) => (thing === 'public' || thing === 'content' ? null : thing);
const owned = references.filter(({ reference }) => ownedThing(reference) !== null);

/** Digests of other buyers' data, including their orders, one per table. */
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

const rowOf = async (reference: Pick<Reference, 'thing'>, isOwn: boolean): Promise<unknown> => {
  const thing = ownedThing(reference);
  if (thing === null) throw new Error('Nobody owns it.');
  const [own, others = own] = rowsOf[thing];
  const { rows: found } = await db.execute(
    sql`${sql.raw(isOwn ? own : others)} ${isOwn ? sql`=` : sql`<>`} ${buyerId} order by 1 desc limit 1`,
  );
  return found[0]?.id;
};

/** The contract's own example, with this buyer's rows as references; without those it may not use. */
const ownRequest = async (operation: Operation, tried?: Reference): Promise<Parts> => {
  let parts = exampleRequest(operation);
  for (const reference of referencesOf(operation)) {
    const isTried = reference.path.join() === tried?.path.join();
    const thing = ownedThing(reference);
    if (thing === null || (thing === 'file' && !isTried)) continue;
    const own = reference.isOptional && !isTried ? 0 : await rowOf(reference, true);
    if (own !== undefined) parts = withReference(parts, reference, own);
  }
  return parts;
};

const missingFile = `/uploads/2020/01/${'0'.repeat(32)}.png`;
const nowhere = ({ thing }: Reference) => (thing === 'file' ? missingFile : 999_999_999);

/** Addresses outside the contract with a parameter, from Fastify's route tree. */
const otherAddresses = () => {
  const parents: string[] = [];
  const addresses = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .map((line) => {
      const [, indent = '', part = ''] = /^([│ ]*)[├└]── (\S*)/.exec(line) ?? [];
      parents.length = indent.length / 4;
      parents.push(part);
      return parents.join('');
    });
  return addresses.filter((address) => address.includes(':') && !address.startsWith('/api/'));
};

describe('[P8] another buyer’s rows', () => {
  it.each(references)('are declared for each reference: $name', ({ reference, name }) => {
    expect(reference.thing, `say in x-owner of the contract what ${name} names`).not.toBeNull();
  });

  it('exist for every kind, including returns, after-sales, invoices and files', () => {
    expect(new Set(owned.map(({ reference }) => reference.thing))).toEqual(new Set(Object.keys(rowsOf)));
  });

  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await digests();
  });

  it.each(owned)('can be referenced by this test: $name', async ({ reference }) => {
    expect(await rowOf(reference, false), 'the demonstration has none of another buyer').toBeDefined();
    expect(await rowOf(reference, true), 'the demonstration has none of pharmacy').toBeDefined();
  });

  const asked = [
    ...owned.map((each) => ({ ...each, server: app })),
    ...owned
      .filter(({ reference: { path, thing } }) => path[0] === 'params' && thing !== null && thing in unasked)
      .map((each) => ({ ...each, server: bareApp, name: `${each.name}, where the handler alone asks` })),
  ];
  it.each(asked)('are not found for $name', async ({ operation, reference, server }) => {
    const own = await ownRequest(operation, reference);
    const [foreign, missing] = [await rowOf(reference, false), nowhere(reference)];
    const named = await sendParts(server, operation, withReference(own, reference, foreign), session);
    const invented = await sendParts(server, operation, withReference(own, reference, missing), session);
    // An answer may repeat the requested id, and must not differ otherwise.
    const expected = invented.text.replaceAll(`:${missing},`, `:${foreign},`);
    expect([named.status, named.text]).toEqual([invented.status, expected]);
    if (reference.path[0] === 'params') {
      expect([named.status, named.text]).toEqual([404, expect.stringContaining('"code":404')]);
    }
  });

  it('are unchanged after all of that', async () => {
    expect(await digests()).toEqual(before);
  });

  it.each(owned)('existed: the buyer’s own are found for $name', async ({ operation, reference }) => {
    const { status, text } = await sendParts(app, operation, await ownRequest(operation, reference), session);
    expect([404, 422], text).not.toContain(status);
  });
});

describe('[P8] files, reports and the export', () => {
  const get = (url: string, cookie?: string) => app.inject({ url, headers: cookie ? { cookie } : {} });

  // The calls above ended the session or changed its buyer.
  beforeAll(async () => {
    session = await signInVerified();
  });

  it('are declared for parameters of addresses outside the contract', () => {
    expect(otherAddresses().sort()).toEqual(Object.keys(ownersOfAddresses).sort());
  });

  it('are served to their owners only', async () => {
    const file = { thing: 'file' } as const;
    const [own, foreign] = [String(await rowOf(file, true)), String(await rowOf(file, false))];
    expect((await get(own, session)).statusCode).toBe(200);
    const [named, invented] = [await get(foreign, session), await get(missingFile, session)];
    expect([named.statusCode, named.body]).toEqual([404, invented.body]);
    expect((await get(own)).statusCode).toBe(401);
  });

  it('of reports are served to buyers only', async () => {
    const { rows } = await db.execute(sql`select id from batch_report limit 1`);
    const url = `/reports/${rows[0]?.id}.pdf`;
    expect([(await get(url, session)).statusCode, (await get(url)).statusCode]).toEqual([200, 401]);
  });

  it('contain in the export the buyer’s orders and invoices, and no others', async () => {
    const { text } = await sendParts(app, readOperation('exportAccount'), { params: {}, query: {}, body: {} }, session);
    const { rows } = await db.execute(sql`
      select buyer_id = ${buyerId} as is_own, no as mark from orders
      union all select buyer_id = ${buyerId}, no from invoice where no is not null`);
    const marks = (isOwn: boolean) =>
      new Set(rows.filter((row) => row.is_own === isOwn).map(({ mark }) => String(mark)));
    const own = marks(true);
    expect([...own].filter((mark) => !text.includes(mark))).toEqual([]);
    const others = [...marks(false)].filter((mark) => !own.has(mark));
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter((mark) => text.includes(mark))).toEqual([]);
  });
});

describe('[P2] a visitor', () => {
  it.each(ofBuyers.map(({ id }) => id))('must log in for %s', async (id) => {
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
