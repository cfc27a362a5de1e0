import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxEvent } from '#db/schema/outbox-event.ts';
import { webhookEndpoint } from '#db/schema/webhook.ts';
import { openTestDatabase } from '#db/testing.ts';
import { eventsAfter, queueEvent } from '#modules/platform/outbox/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { doneOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { addEndpoint, changeEndpoint, renewSecret, replay, resend } from './endpoints.ts';
import { isPublicAddress, postJson, urlProblem } from './post.ts';
import { deliveriesOf } from './webhook.repository.ts';

type Received = { headers: IncomingHttpHeaders; text: string; type: string; subject: string; position: number };

const { db } = await openTestDatabase();
const { app, call, signIn, config: read, time } = await startTestApp(db);
const received: Received[] = [];
/** The receiver's answer to an event. */
let answer: (event: Received) => number = () => 204;
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const { type, data } = JSON.parse(text);
    const event = { headers: request.headers, text, type, subject: data.subject, position: data.position };
    received.push(event);
    response.writeHead(answer(event), { location: '/elsewhere' }).end('noted');
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => receiver.close());
const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const config = { ...read, webhookHosts: [host] };
const form = { url: `http://${host}/hooks`, kinds: [] };

const world = { db, config, log: app.log };
const buyer = { id: 0, session: '' };
const place = async () => {
  const { id } = await addGoods(db);
  return (await placeOrder(call, buyer.session, [{ goods_id: id, number: '1' }])).data;
};
/** Delivers due events, and those that become due by it. */
const deliver = async () => {
  while ((await deliverWebhooks(world, time.now)) > 0);
};
const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
const add = () => db.transaction((tx) => addEndpoint(tx, form, 'owner', config, time.now));
const heard = (subject: string) => received.filter((each) => each.subject === subject).map(({ type }) => type);
const stateOf = async (id: number) =>
  (await db.select().from(webhookEndpoint).where(eq(webhookEndpoint.id, id)))[0] as typeof webhookEndpoint.$inferSelect;

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  buyer.session = await signIn('mine');
});
beforeEach(async () => {
  await db.delete(webhookEndpoint);
  received.length = 0;
  answer = () => 204;
});

describe('the outbox', () => {
  it('has the events of an order, in its order', async () => {
    const { id } = await addGoods(db);
    const order = await doneOrder({ db, app: { call, time }, buyer }, [{ goods_id: id, number: '2' }]);
    const events = (await eventsAfter(db, 0, [], 1000)).filter(({ subject }) => subject === order.order_no);
    expect(events.map(({ kind }) => kind)).toEqual([
      'order.placed',
      'payment.received',
      'order.paid',
      'shipment.created',
      'order.shipped',
      'order.received',
    ]);
  });

  it('has nothing of a rolled-back transaction', async () => {
    const { id } = await place();
    const before = await db.$count(outboxEvent);
    const undone = db.transaction(async (tx) => {
      await queueEvent(tx, 'order.cancelled', id, time.now);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await db.$count(outboxEvent)).toBe(before);
  });

  it('shows an event that commits late behind those that were read before', async () => {
    const [one, two] = [await place(), await place()];
    const last = (await eventsAfter(db, 0, [], 1000)).at(-1)?.position ?? 0;
    const written = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow = db.transaction(async (tx) => {
      await queueEvent(tx, 'order.paid', one.id, time.now);
      written.resolve();
      await released.promise;
    });
    await written.promise;
    await db.transaction((tx) => queueEvent(tx, 'order.paid', two.id, time.now));
    const first = await eventsAfter(db, last, [], 1000);
    expect(first.map(({ number }) => number)).toEqual([two.order_no]);
    released.resolve();
    await slow;
    const then = await eventsAfter(db, first.at(-1)?.position ?? 0, [], 1000);
    expect(then.map(({ number }) => number)).toEqual([one.order_no]);
  });
});

describe('webhooks', () => {
  it('are signed according to Standard Webhooks, also with the old secret during a change', async () => {
    const endpoint = await add();
    const order = await place();
    await deliver();
    const verify = (secret: string, { text, headers }: Received) =>
      new Webhook(secret).verify(text, headers as Record<string, string>);
    const [first] = received as [Received];
    expect(verify(endpoint.secret, first)).toMatchObject({ type: 'order.placed', data: { number: order.order_no } });
    expect(first.headers['webhook-id']).toMatch(/^msg_\d+$/);

    const renewed = await db.transaction((tx) => renewSecret(tx, endpoint.id, time.now));
    await place();
    await deliver();
    const second = received.at(-1) as Received;
    for (const secret of [endpoint.secret, renewed]) expect(() => verify(secret, second)).not.toThrow();
    later(25 * 3600);
    await place();
    await deliver();
    const third = received.at(-1) as Received;
    time.now = new Date();
    expect(
      new Webhook(renewed).sign(
        String(third.headers['webhook-id']),
        new Date(Number(third.headers['webhook-timestamp']) * 1000),
        third.text,
      ),
    ).toBe(third.headers['webhook-signature']);
  });

  it('keep the events of an order in order, and continue with others next to a refused one', async () => {
    const endpoint = await add();
    const stuck = await place();
    answer = ({ subject }) => (subject === stuck.order_no ? 500 : 204);
    await call('cancelOrder', { params: { id: stuck.id }, body: {} }, buyer.session);
    const other = await place();
    await deliver();
    expect(heard(stuck.order_no)).toEqual(['order.placed']);
    expect(heard(other.order_no)).toEqual(['order.placed']);
    answer = () => 204;
    await deliver();
    expect(heard(stuck.order_no)).toEqual(['order.placed']);
    later(5);
    await deliver();
    expect(heard(stuck.order_no)).toEqual(['order.placed', 'order.placed', 'order.cancelled']);
    expect(await deliveriesOf(db, endpoint.id, 10)).toMatchObject([
      { kind: 'order.placed', number: other.order_no, status: 'delivered', attempts: 1, answerStatus: 204 },
      { kind: 'order.cancelled', status: 'delivered', attempts: 1 },
      { kind: 'order.placed', number: stuck.order_no, status: 'delivered', attempts: 2 },
    ]);
  });

  it('are tried for days, then the endpoint stops and resumes where it stopped', async () => {
    const endpoint = await add();
    const order = await place();
    answer = () => 503;
    const begun = time.now.getTime();
    for (let tries = 0; tries < 20; tries += 1) {
      await deliver();
      const [row] = await deliveriesOf(db, endpoint.id, 1);
      if (row && row.nextAt > time.now) time.now = row.nextAt;
    }
    const { stoppedAt } = await stateOf(endpoint.id);
    expect(((stoppedAt?.getTime() ?? 0) - begun) / 86_400_000).toBeGreaterThanOrEqual(4);
    expect(received.length).toBeGreaterThan(10);
    answer = () => 204;
    await db.transaction((tx) => changeEndpoint(tx, endpoint.id, form, config, time.now));
    await deliver();
    expect(heard(order.order_no).at(-1)).toBe('order.placed');
    expect(await deliveriesOf(db, endpoint.id, 1)).toMatchObject([{ status: 'delivered', answer: '' }]);
    time.now = new Date();
  });

  it('abandon an event that is refused for days while others arrive', async () => {
    const endpoint = await add();
    const stuck = await place();
    answer = ({ subject }) => (subject === stuck.order_no ? 422 : 204);
    await deliver();
    for (let tries = 0; tries < 16; tries += 1) {
      const [, row] = [await place(), (await deliveriesOf(db, endpoint.id, 100)).at(-1)];
      if (row?.status === 'pending' && row.nextAt > time.now) time.now = row.nextAt;
      await deliver();
    }
    const last = (await deliveriesOf(db, endpoint.id, 100)).at(-1);
    expect(last).toMatchObject({ number: stuck.order_no, status: 'failed', answerStatus: 422, answer: 'noted' });
    expect((await stateOf(endpoint.id)).stoppedAt).toBeNull();
    time.now = new Date();
  });

  it('are resent from a position, including events from before the endpoint, or one by one', async () => {
    const before = await place();
    const endpoint = await add();
    await deliver();
    expect(received).toEqual([]);
    const [event] = (await eventsAfter(db, 0, [], 1000)).filter(({ number }) => number === before.order_no);
    await db.transaction((tx) => replay(tx, endpoint.id, (event?.position ?? 0) - 1, time.now));
    await deliver();
    expect(heard(before.order_no)).toEqual(['order.placed']);
    const [delivery] = await deliveriesOf(db, endpoint.id, 1);
    await db.transaction((tx) => resend(tx, delivery?.id ?? 0, time.now));
    await deliver();
    expect(heard(before.order_no)).toEqual(['order.placed', 'order.placed']);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('do not follow redirects, and stop at an endpoint that is gone', async () => {
    const endpoint = await add();
    await place();
    answer = () => 302;
    await deliver();
    expect(await deliveriesOf(db, endpoint.id, 1)).toMatchObject([{ status: 'pending', answerStatus: 302 }]);
    answer = () => 410;
    later(5);
    await deliver();
    expect((await stateOf(endpoint.id)).stoppedAt).not.toBeNull();
    expect(received).toHaveLength(2);
  });
});

describe('destinations of webhooks', () => {
  it.each([
    'http://erp.example.com/',
    'ftp://erp.example.com/',
    'https://user:word@erp.example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://localhost/',
    'https://erp/',
    'not a url',
  ])('exclude %s', (url) => {
    expect(urlProblem(url, ['erp.internal'])).not.toBeNull();
  });

  it('include the internet, and an allowed internal host', () => {
    expect(urlProblem('https://erp.example.com:8443/hooks?a=1', [])).toBeNull();
    expect(urlProblem('https://8.8.8.8/', [])).toBeNull();
    expect(urlProblem('http://erp.internal:8080/', ['erp.internal:8080'])).toBeNull();
    expect(isPublicAddress('2606:4700::1111')).toBe(true);
    expect(isPublicAddress('::ffff:8.8.8.8')).toBe(false);
  });

  it('a name that resolves to an internal address is refused on look-up', async () => {
    await expect(postJson('https://localhost.localdomain/', '{}', {}, [])).rejects.toThrow();
  });
});
