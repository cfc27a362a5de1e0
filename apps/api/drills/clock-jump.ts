import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { type Db, openDatabase } from '#db/database.ts';
import { coupon } from '#db/schema/coupon.ts';
import { order } from '#db/schema/order.ts';
import { startNativePostgres } from '#db/testing/native-postgres.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { placeOrder } from '#testing/checkout.ts';
import { httpClient } from '#testing/client.ts';
import { lostOrders, prepareMarket, streamOrders, untilOrders } from '#testing/order-stream.ts';
import { addBuyer } from '#testing/people.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { sentCode } from '#testing/sms.ts';
import type { Outcome } from './outcome.ts';

const hourMs = 3_600_000;
const jumps = [hourMs, 0, -hourMs, 0];
const expiresAfterMs = 30 * 60_000;

/** Tolerance for an order's expiry: the duration of its transaction, and the clock comparison. */
const offBy = '5 seconds';

const expiredWithinMs = 10_000;

/**
 * One of two servers' clocks jumps an hour forward and back, then backward and back, while both take orders. No order
 * is cancelled before its 30 minutes, expired ones are cancelled, and sessions, codes and coupons stay valid as long as
 * before.
 */
export const clockJump = async (): Promise<Outcome> => {
  const native = await startNativePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-clock-'));
  const file = join(folder, 'ahead');
  writeFileSync(file, '0');
  const env = { DATABASE_URL: native.url, LOG_LEVEL: 'silent', SANDBOX_MESSAGES: 'yes' };
  const jumping = `--import=${new URL('./jumping-clock.ts', import.meta.url)}`;
  const { db, close } = await openDatabase({ databaseUrl: native.url, dataDir: '' });
  const servers = [
    await startServerProcess({ ...env, NODE_OPTIONS: jumping, CLOCK_FILE: file }),
    await startServerProcess(env),
  ];
  const details: string[] = [];
  const cancelled = () => db.$count(order, eq(order.status, 'cancelled'));
  const expect = (what: string, holds: boolean) => void (holds || details.push(what));
  try {
    const market = await prepareMarket(db, 6);
    const stream = streamOrders(
      market,
      servers.map(({ url }) => url),
    );
    const { call, signIn } = httpClient(servers[0]?.url ?? '');
    const started = Date.now();
    const { username } = await addBuyer(db);
    const session = await signIn(username);
    for (const [index, ahead] of jumps.entries()) {
      const at = `${ahead / hourMs} h ahead`;
      const phone = `1380000777${index}`;
      await addBuyer(db, { phone });
      const running = await addCoupon(db, -hourMs / 2, hourMs / 2);
      const coming = await addCoupon(db, hourMs / 2, 2 * hourMs);
      const sent = await call('sendSms', { body: { phone, scene: 'login' } });
      expect(`${at}: no code was sent: ${sent.message}`, sent.status === 200);
      const due = await placeOrder(call, session, [{ goods_id: market.goodsIds[0] ?? 0, number: '1' }]);

      writeFileSync(file, String(ahead));
      // Until the server has read it.
      await wait(200);
      await untilOrders(stream, 30, 60_000);
      const claim = (id: number) => call('claimCoupon', { params: { id } }, session);
      expect(`${at}: a coupon that runs is refused`, (await claim(running)).status === 200);
      expect(`${at}: a coupon that begins in half an hour is granted`, (await claim(coming)).status !== 200);
      expect(`${at}: the session has ended`, (await call('getUserState', {}, session)).data.show);
      const byCode = await call('loginBySms', { body: { phone, code: await sentCode(db, phone) } });
      expect(`${at}: a code is refused: ${byCode.message}`, byCode.status === 200);
      if (due.status === 200) await expire(db, due.data.id);
      const end = Date.now() + expiredWithinMs;
      while (Date.now() < end && (await cancelled()) <= index) await wait(100);
      const count = await cancelled();
      expect(`${at}: ${count} orders are cancelled in place of ${index + 1}`, count === index + 1);
      console.log(`  ${at}: ${stream.acknowledged.length} orders acknowledged, ${count} cancelled`);
    }
    await stream.stop();
    const [first, last] = [started, Date.now()].map((ms) => new Date(ms + expiresAfterMs));
    const { rows } = await db.execute(sql`
      select id, expires_at from orders where status = 'pending'
        and expires_at not between ${first?.toISOString()}::timestamptz - interval '${sql.raw(offBy)}'
          and ${last?.toISOString()}::timestamptz + interval '${sql.raw(offBy)}'`);
    details.push(
      ...rows.map((row) => `order ${row.id} ends at ${row.expires_at}`),
      ...(await lostOrders(db, stream)).map((id) => `order ${id} is gone`),
      ...(await auditMoney(db)).flatMap(({ rule, what }) => what.map((each) => `${rule}: ${each}`)),
    );
    const figures = `${jumps.length} jumps, ${stream.acknowledged.length} orders acknowledged, ${await cancelled()} cancelled whose time was over, ${details.length} complaints`;
    return { passed: details.length === 0, figures, details };
  } finally {
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
    await close();
    await native.stop();
    rmSync(folder, { recursive: true });
  }
};

/** Makes an order expire. */
const expire = async (db: Db, id: number) => {
  await db.execute(sql`update orders set expires_at = now() - interval '1 second' where id = ${id}`);
  await db.execute(sql`update job set run_at = now() - interval '1 second' where key = ${`expire-order:${id}`}`);
};

const addCoupon = async (db: Db, fromMs: number, untilMs: number) => {
  const at = (ms: number) => new Date(Date.now() + ms);
  const values = { title: '限时券', threshold: '20', money: '2', startsAt: at(fromMs), endsAt: at(untilMs) };
  const [row] = await db
    .insert(coupon)
    .values({ ...values, validDays: 7, total: 100 })
    .returning();
  return row?.id ?? 0;
};
