import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { readSettings, writeSetting } from '#modules/platform/setting/index.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const received: { token: string | undefined; body: string }[] = [];
let status = 200;
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ token: request.headers.authorization, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => gateway.close());
const { port } = gateway.address() as AddressInfo;
const env = { SMS_GATEWAY_URL: `http://127.0.0.1:${port}/send`, SMS_GATEWAY_TOKEN: 'secret', LOG_LEVEL: 'silent' };
const { call } = await startTestApp(db, env);

it('[C103] hands the text to the gateway with its token', async () => {
  expect((await call('sendSms', { body: { phone: '13800000001', scene: 'login' } })).status).toBe(200);
  expect(received[0]?.token).toBe('Bearer secret');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    phone: '13800000001',
    text: expect.stringMatching(/^【药集】验证码\d{6}，用于登录/),
  });
});

it('[C103] signs with the name of the shop', async () => {
  const { site } = await readSettings(db, ['site']);
  await writeSetting(db, 'site', { ...site, title: '清禾医药商城' });
  await call('sendSms', { body: { phone: '13800000004', scene: 'login' } });
  expect(JSON.parse(received.at(-1)?.body ?? '').text).toMatch(/^【清禾医药商城】验证码/);
});

it('[C103] reports a failure if the gateway refuses', async () => {
  status = 500;
  const answer = await call('sendSms', { body: { phone: '13800000002', scene: 'login' } });
  expect(answer).toMatchObject({ status: 503, message: '短信发送失败，请稍后再试' });
});

it('[C103] follows no redirect of the gateway with a code', async () => {
  status = 307;
  const before = received.length;
  const answer = await call('sendSms', { body: { phone: '13800000003', scene: 'login' } });
  expect(answer).toMatchObject({ status: 503, message: '短信发送失败，请稍后再试' });
  expect(received).toHaveLength(before + 1);
});
