import { operations as shopOperations } from '@yaoji/api-client/contract';
import { operations as deskOperations } from '@yaoji/api-client/desk/contract';
import { operations as erpOperations } from '@yaoji/api-client/erp/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { seedDemo } from '#demo/index.ts';
import { deskContract, erpContract, lotRow, shopContract } from '#plugins/contract/openapi.ts';
import { bodyType, brokenRequestsOf, type Parts, requestsOf, rowsOf } from '#testing/contract-values.ts';
import { startTestDesk } from '#testing/desk.ts';
import { erpClient } from '#testing/erp.ts';
import { sendParts } from '#testing/send-parts.ts';
import { startTestApp } from '#testing/test-app.ts';

/** A few per run, more in `pnpm walk`. For other requests: CONTRACT_FUZZ_RUNS=500 CONTRACT_FUZZ_SEED=$RANDOM. */
const numRuns = Number(process.env.CONTRACT_FUZZ_RUNS ?? 2);
const seed = Number(process.env.CONTRACT_FUZZ_SEED ?? 20_261_128);

const { db } = await openTestDatabase();
const shop = await startTestApp(db, { LOG_LEVEL: 'silent' });
const desk = await startTestDesk(db, shop);
const { makeKey } = erpClient(desk);

beforeAll(() => seedDemo(db, shop.time.now));

const chinese = /\p{Script=Han}/u;

/** As an owner; some requests end the session, lock the operator or exhaust the log-ins. */
const asOwner = async (id: string, parts: Parts) => {
  shop.time.now = new Date(shop.time.now.getTime() + 3_600_000);
  const session = await desk.work('owner', `owner-${crypto.randomUUID()}`);
  return sendParts(desk.app, deskContract.read(id), parts, session);
};

const expectAnswer = ({ status, type, text }: { status: number; type: string; text: string }) => {
  expect(status, text).toBeLessThan(500);
  if (status < 400 || !type.startsWith('application/json')) return;
  const { message, errors = {} } = JSON.parse(text) as { message: string; errors?: Record<string, string[]> };
  for (const sentence of [message, ...Object.values(errors).flat()]) expect(sentence).toMatch(chinese);
};

describe('any request to the desk', () => {
  it.each(Object.keys(deskOperations))('is answered or refused, never with a failure: %s', async (id) => {
    const operation = deskContract.read(id);
    const property = fc.asyncProperty(fc.oneof(requestsOf(operation), brokenRequestsOf(operation)), async (parts) =>
      expectAnswer(await asOwner(id, parts)),
    );
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
  });
});

const sendErp = async (
  url: string,
  method: string,
  payload: string | Buffer | undefined,
  type = 'application/json',
) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': type };
  return desk.app.inject({ method: method as 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });
};

let key = '';
const makeFullKey = async () => {
  const scopes = new Set(Object.values(erpOperations).flatMap(({ scope }) => (scope === 'any' ? [] : scope)));
  key = await makeKey(await desk.work('owner', `keys-${crypto.randomUUID()}`), [...scopes]);
};

describe('any request of an ERP', () => {
  beforeAll(makeFullKey);

  const lots = Object.keys(erpOperations).filter((id) => lotRow(id) !== null);

  it.each(lots)('has an outcome for each row, however wrong: %s', async (id) => {
    const { url, method } = erpContract.read(id);
    const property = fc.asyncProperty(rowsOf(lotRow(id) ?? {}), async (rows) => {
      const { statusCode, body } = await sendErp(url, method, JSON.stringify({ rows }));
      expect(statusCode, body).toBe(200);
      expect(JSON.parse(body).rows.map(({ row }: { row: number }) => row)).toEqual(rows.map((_, index) => index));
    });
    await fc.assert(property, { seed, numRuns: numRuns * 5, endOnFailure: true });
  });

  const others = Object.keys(erpOperations).filter((id) => lotRow(id) === null);
  it.each(others)('is answered or refused, never with a failure: %s', async (id) => {
    const operation = erpContract.read(id);
    const property = fc.asyncProperty(fc.oneof(requestsOf(operation), brokenRequestsOf(operation)), async (parts) => {
      const place = operation.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(parts.params[name] ?? '')));
      const query = new URLSearchParams(Object.entries(parts.query).map(([name, value]) => [name, String(value)]));
      const payload = bodyType(operation) === null ? undefined : JSON.stringify(parts.body);
      const answer = await sendErp(`${place}?${query}`, operation.method, payload);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
    });
    await fc.assert(property, { seed, numRuns: numRuns * 2, endOnFailure: true });
  });
});

const boundary = 'multipart/form-data; boundary=b';
const file =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG';
const bodies: [title: string, type: string, bytes: string | Buffer][] = [
  ['bytes that are no text', 'application/x-www-form-urlencoded', Buffer.from([0xff, 0xfe, 0x3d, 0xc0, 0x26, 0x00])],
  ['escapes that are no text', 'application/x-www-form-urlencoded', 'a=%ff&b=%&c=%c0%af&__proto__[x]=1&constructor=1'],
  ['another character set', 'application/x-www-form-urlencoded; charset=utf-16', Buffer.from('a=1', 'utf16le')],
  ['truncated JSON', 'application/json', '{"rows":[{"code":"1"'],
  ['deep JSON', 'application/json', `${'{"rows":['.repeat(20_000)}`],
  ['JSON that is no object', 'application/json', '[null]'],
  ['truncated multipart', boundary, file],
  ['multipart without a boundary', 'multipart/form-data', `${file}\r\n--b--\r\n`],
  ['a part without a name', boundary, '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
  ['an unknown type', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
];

describe('a body that is none', () => {
  beforeAll(makeFullKey);

  const servers = { shop: shopContract, desk: deskContract, erp: erpContract };
  const places = [
    ...Object.keys(shopOperations).map((id) => ['shop', id] as const),
    ...Object.keys(deskOperations).map((id) => ['desk', id] as const),
    ...Object.keys(erpOperations).map((id) => ['erp', id] as const),
  ].filter(([server, id]) => servers[server].read(id).body !== null);

  it.each(bodies)('fails nowhere: %s', async (_, type, payload) => {
    const owner = await desk.work('owner', `body-${crypto.randomUUID()}`);
    const buyer = await shop.signIn('pharmacy');
    const failed: unknown[] = [];
    for (const [server, id] of places) {
      const { method, url, access } = servers[server].read(id);
      if (access === 'provider' || /logOut|endSession/i.test(id)) continue;
      const { app } = server === 'shop' ? shop : desk;
      const cookie = server === 'shop' ? buyer : owner;
      const headers = { 'content-type': type, ...(server === 'erp' ? { authorization: `Bearer ${key}` } : { cookie }) };
      const answer = await app.inject({ method, url: url.replaceAll(/:\w+/g, '1'), headers, payload });
      if (answer.statusCode >= 500) failed.push([server, id, answer.body.slice(0, 200)]);
    }
    expect(failed).toEqual([]);
  });
});
