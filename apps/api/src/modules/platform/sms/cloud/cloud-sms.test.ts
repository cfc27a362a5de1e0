import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { openTestDatabase } from '#db/testing.ts';
import { hourMs } from '#durations.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sendText } from '../send-text.ts';

const { db } = await openTestDatabase();
const secret = 'secret-of-the-cloud';

type Received = { search: string; headers: IncomingMessage['headers']; body: string };
const received: Received[] = [];
let answer: { status: number; body: string } = { status: 200, body: '' };
const cloud = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const [, search = ''] = (request.url ?? '').split('?');
    received.push({ search, headers: request.headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' }).end(answer.body);
  });
});
await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve));
afterAll(() => cloud.close());
const endpoint = `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`;

const shared = {
  SMS_KEY_ID: 'key-id',
  SMS_KEY_SECRET: secret,
  SMS_SIGN_NAME: '药集',
  SMS_ENDPOINT: endpoint,
  LOG_LEVEL: 'silent',
};
const aliyunEnv = { ...shared, SMS_SERVICE: 'aliyun', SMS_TEMPLATES: 'code=SMS_1,login=SMS_2,changed=SMS_3' };
const tencentEnv = {
  ...shared,
  SMS_SERVICE: 'tencent',
  SMS_APP_ID: '1400006666',
  SMS_TEMPLATES: 'code=101,changed=103',
};
const aliyun = await startTestApp(db, aliyunEnv);
const tencent = await startTestApp(db, tencentEnv);

beforeEach(() => {
  received.splice(0);
  // Past the hour in which an address needs no captcha.
  aliyun.time.now = new Date(aliyun.time.now.getTime() + 2 * hourMs);
  tencent.time.now = aliyun.time.now;
});

let count = 0;
const ask = async ({ call }: typeof aliyun, scene: 'login' | 'register' = 'login') => {
  count += 1;
  const phone = `1370000${String(count).padStart(4, '0')}`;
  return { phone, ...(await call('sendSms', { body: { phone, scene } })) };
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The service's own arithmetic, from the request as it arrived. */
const signatureAtAliyun = ({ search, headers, body }: Received) => {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = `POST\n/\n${search}\n${lines.join('')}\n${names}\n${hash(body)}`;
  return hmac(secret, `ACS3-HMAC-SHA256\n${hash(canonical)}`).toString('hex');
};
const signatureAtTencent = ({ headers, body }: Received) => {
  const [, date = '', names = ''] =
    /Credential=[^/]+\/([^/]+)\/sms.*SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${hash(body)}`;
  const toSign = `TC3-HMAC-SHA256\n${headers['x-tc-timestamp']}\n${date}/sms/tc3_request\n${hash(canonical)}`;
  return hmac(hmac(hmac(hmac(`TC3${secret}`, date), 'sms'), 'tc3_request'), toSign).toString('hex');
};
const signatureIn = ({ headers }: Received) => /Signature=(\w+)$/.exec(headers.authorization ?? '')?.[1];
const only = () => {
  const [request] = received;
  if (!request || received.length > 1) throw new Error(`${received.length} requests came.`);
  return request;
};

describe('[C103] Alibaba Cloud', () => {
  it('gets a signed request with the template of the purpose', async () => {
    answer = { status: 200, body: '{"Code":"OK","RequestId":"r"}' };
    const { phone, status } = await ask(aliyun);
    expect(status).toBe(200);
    const request = only();
    expect(signatureIn(request)).toBe(signatureAtAliyun(request));
    expect(request.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
    expect(Object.fromEntries(new URLSearchParams(request.search))).toEqual({
      PhoneNumbers: phone,
      SignName: '药集',
      TemplateCode: 'SMS_2',
      TemplateParam: expect.stringMatching(/^\{"code":"\d{6}"\}$/),
    });
  });

  it('gets other codes by the template for codes, and each request has a nonce of its own', async () => {
    answer = { status: 200, body: '{"Code":"OK"}' };
    await ask(aliyun, 'register');
    await ask(aliyun, 'register');
    expect(received.map(({ search }) => new URLSearchParams(search).get('TemplateCode'))).toEqual(['SMS_1', 'SMS_1']);
    expect(new Set(received.map(({ headers }) => headers['x-acs-signature-nonce'])).size).toBe(2);
  });

  it.each([
    { status: 200, body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"触发流控"}' },
    { status: 403, body: '{"Code":"SignatureDoesNotMatch"}' },
    { status: 502, body: '<html>' },
    { status: 200, body: 'null' },
  ])('has refused what it answers with %o', async (refused) => {
    answer = refused;
    expect(await ask(aliyun)).toMatchObject({ status: 503, message: '短信发送失败，请稍后再试' });
  });
});

it.each([aliyun, tencent])('[C103] follows no redirect with a code', async (app) => {
  answer = { status: 307, body: '{"Code":"OK"}' };
  expect((await ask(app)).status).toBe(503);
  expect(received).toHaveLength(1);
});

describe('[C103] Tencent Cloud', () => {
  it('gets a signed request with the template, its values in order', async () => {
    answer = { status: 200, body: '{"Response":{"SendStatusSet":[{"Code":"Ok"}],"RequestId":"r"}}' };
    const { phone, status } = await ask(tencent);
    expect(status).toBe(200);
    const request = only();
    expect(signatureIn(request)).toBe(signatureAtTencent(request));
    expect(request.headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
    });
    expect(JSON.parse(request.body)).toEqual({
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: '1400006666',
      SignName: '药集',
      TemplateId: '101',
      TemplateParamSet: [expect.stringMatching(/^\d{6}$/)],
    });
  });

  it.each([
    { status: 200, body: '{"Response":{"Error":{"Code":"AuthFailure.SignatureFailure","Message":"…"}}}' },
    { status: 200, body: '{"Response":{"SendStatusSet":[{"Code":"LimitExceeded.PhoneNumberDailyLimit"}]}}' },
    { status: 200, body: '{}' },
  ])('has refused what it answers with %o', async (refused) => {
    answer = refused;
    expect(await ask(tencent)).toMatchObject({ status: 503, message: '短信发送失败，请稍后再试' });
  });
});

describe('a notice', () => {
  const { log } = tencent.app;
  const context = { db, log, now: new Date() };
  const notice = { recipient: '13700009999', subject: '', text: '' };

  it('has its variable part alone, and is not sent without a template', async () => {
    answer = { status: 200, body: '{"Response":{"SendStatusSet":[{"Code":"Ok"}]}}' };
    const config = readConfig(tencentEnv);
    await sendText({ ...context, config }, { ...notice, purpose: 'changed', values: { what: '登录密码' } });
    await sendText({ ...context, config }, { ...notice, purpose: 'closed' });
    expect(JSON.parse(only().body)).toMatchObject({ TemplateId: '103', TemplateParamSet: ['登录密码'] });
  });
});

it('logs the code of a refusal, and neither the key, the message nor the texted code', async () => {
  const logged: string[] = [];
  // The cast: nothing else of the logger is used.
  const log = {
    error: (...said: unknown[]) => logged.push(inspect(said, { depth: 9 })),
  } as unknown as FastifyBaseLogger;
  answer = { status: 200, body: '{"Code":"isv.SMS_TEMPLATE_ILLEGAL","Message":"said 123456","RequestId":"req-7"}' };
  const context = { db, log, now: new Date(), config: readConfig(aliyunEnv) };
  await sendText(context, {
    recipient: '13700009998',
    subject: '',
    text: '',
    purpose: 'changed',
    values: { what: '123456' },
  });
  expect(logged.join()).toContain('Alibaba Cloud refused the SMS: isv.SMS_TEMPLATE_ILLEGAL (request req-7).');
  for (const word of [secret, '123456']) expect(logged.join()).not.toContain(word);
});
