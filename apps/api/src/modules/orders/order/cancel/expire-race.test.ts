import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { openTestDatabase } from '#db/testing.ts';
import { jobRunners } from '#jobs.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { runDueJobs } from '#modules/platform/job/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db, url } = await openTestDatabase('server', { maxConnections: 10 });
const other = await openDatabase({ databaseUrl: url, dataDir: '', maxConnections: 10 });
const { app, call, signIn, time } = await startTestApp(db);

const minute = 60_000;
const runners = jobRunners(async () => 'success');
let session = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  session = await signIn('mine');
  await setSettings(db, { 'bank.bank': '某某银行', 'bank.name': '药集供应链', 'bank.account': '4402201009000999999' });
});

afterAll(() => other.close());

/** Two processes with separate pools that run jobs until none are left. */
const runEverywhere = async () => {
  const work = async (each: typeof db) => {
    while ((await runDueJobs(each, runners, time.now, app.log)) > 0);
  };
  await Promise.all([db, other.db, db, other.db].map(work));
};

const events = async (id: number) =>
  (await call('getOrder', { params: { id } }, session)).data.events.map(({ kind }) => kind);

it('[O5] unpaid orders are cancelled once after 30 minutes, bank transfers after 3 days, by any number of processes', async () => {
  const start = time.now;
  const orders = [];
  for (let count = 0; count < 12; count += 1) {
    const { id } = await addGoods(db, { stock: '20' });
    orders.push((await placeOrder(call, session, [{ goods_id: id, number: '3' }])).data.id);
  }
  const [transfer = 0, ...others] = orders;
  await call('payOrder', { params: { id: transfer }, body: { method: 'bank' } }, session);

  time.now = new Date(start.getTime() + 30 * minute);
  await runEverywhere();
  for (const id of others) expect(await events(id)).toEqual(['placed', 'expired']);
  expect(await events(transfer)).toEqual(['placed']);
  expect(await auditMoney(db)).toEqual([]);

  time.now = new Date(start.getTime() + 3 * 24 * 60 * minute);
  session = await signIn('mine');
  await runEverywhere();
  expect(await events(transfer)).toEqual(['placed', 'expired']);
  expect(await auditMoney(db)).toEqual([]);
});
