import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { refusePlainServices } from './plain-services.ts';

const start = (env: Record<string, string>) => () => refusePlainServices(readConfig(env));

const cloud = {
  SMS_SERVICE: 'aliyun',
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 's',
  SMS_SIGN_NAME: 'n',
  SMS_TEMPLATES: 'code=1',
};
const tracking = { TRACKING_SERVICE: 'kuaidi100', TRACKING_CUSTOMER: 'c', TRACKING_KEY: 'k' };
const bucket = { FILES_KEY_ID: 'id', FILES_SECRET: 'secret' };

describe('a service on another machine', () => {
  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop@db.internal/shop' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop@db.internal/shop?sslmode=no-verify' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres:///shop?host=10.0.0.5' }],
    ['SMS_GATEWAY_URL', { SMS_GATEWAY_URL: 'http://sms.internal/send' }],
    ['TRACKING_ENDPOINT', { ...tracking, TRACKING_ENDPOINT: 'http://tracking.internal' }],
    ['SMS_ENDPOINT', { ...cloud, SMS_ENDPOINT: 'http://sms.internal' }],
    ['VIRUS_SCANNER', { VIRUS_SCANNER: 'clamd.internal:3310' }],
    ['FILES', { FILES: 's3+http://store.internal/yaoji', ...bucket }],
  ])('is not used without TLS: %s of %o', (name, env) => {
    expect(start(env)).toThrow(name);
    expect(start({ ...env, PLAIN_SERVICES: 'yes' })).not.toThrow();
  });

  it.each([
    {},
    { DATABASE_URL: 'postgres://shop@db.internal/shop?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://shop@127.0.0.1/shop' },
    { DATABASE_URL: 'postgres:///shop?host=/run/postgresql' },
    { VIRUS_SCANNER: '/run/clamav/clamd.ctl' },
    { SMS_GATEWAY_URL: 'https://sms.example.com/send' },
    cloud,
    { FILES: 's3://s3.example.com/yaoji', ...bucket },
    { FILES: 's3+http://127.0.0.1:9000/yaoji', ...bucket },
  ])('is used over TLS, and a local one without: %o', (env) => {
    expect(start(env)).not.toThrow();
  });
});
