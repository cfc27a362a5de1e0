import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from '#config.ts';
import { rsaKeys } from '#testing/provider-double.ts';
import { startUnionPay } from '#testing/unionpay-double.ts';

const { privateKey, publicKey } = rsaKeys();
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');
const folder = mkdtempSync(join(tmpdir(), 'yaoji-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const alipay = {
  PUBLIC_URL: 'https://shop.example.com',
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_PRIVATE_KEY: privateKey,
  ALIPAY_PUBLIC_KEY: publicKey,
};

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

describe('keys of payment providers', () => {
  it('reads the certificates of UnionPay, and nothing else as one', async () => {
    const { env } = await startUnionPay();
    expect(readConfig(env).unionpay?.certificate.subject).toBe('CN=shop');
    expect(problemsOf({ ...env, UNIONPAY_ROOT_CERTIFICATE: env.UNIONPAY_PRIVATE_KEY })).toEqual([
      'UNIONPAY_ROOT_CERTIFICATE is wrong; expected a certificate (CERTIFICATE) as PEM, base64 or the path of a file.',
    ]);
  });

  it('are optional: without them no provider is offered', () => {
    expect(readConfig({})).toMatchObject({ alipay: null, wechat: null, unionpay: null });
  });

  it('are read as PEM, in one line, as bare base64 and from a file', () => {
    const path = join(folder, 'alipay.pem');
    writeFileSync(path, privateKey);
    const ways = [privateKey, privateKey.replaceAll('\n', '\\n'), bare(privateKey), path];
    for (const ALIPAY_PRIVATE_KEY of ways) {
      const { alipay: read } = readConfig({ ...alipay, ALIPAY_PRIVATE_KEY });
      expect(read?.privateKey.export({ type: 'pkcs8', format: 'pem' })).toBe(privateKey);
      expect(read?.gateway).toBe('https://openapi.alipay.com/gateway.do');
    }
  });

  it('are named if some are missing, with the address that notifications need', () => {
    expect(problemsOf({ ALIPAY_APP_ID: '2021000000000001', ALIPAY_PUBLIC_KEY: publicKey })).toEqual([
      'ALIPAY_PRIVATE_KEY is missing; Alipay needs ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY.',
      'PUBLIC_URL is missing; Alipay sends its notifications there.',
    ]);
    expect(problemsOf({ UNIONPAY_ROOT_CERTIFICATE: publicKey, PUBLIC_URL: 'https://shop.example.com' })).toEqual([
      expect.stringMatching(/^UNIONPAY_MERCHANT_ID is missing; UnionPay needs/),
      ...Array(3).fill(expect.stringContaining('is missing')),
    ]);
    expect(problemsOf({ WECHAT_PAY_API_V3_KEY: 'x', PUBLIC_URL: 'https://shop.example.com' })).toHaveLength(6);
  });

  it('are named if invalid, and never shown', () => {
    const wrong = { ...alipay, ALIPAY_APP_ID: '12', ALIPAY_PRIVATE_KEY: bare(publicKey), ALIPAY_GATEWAY: 'nowhere' };
    const problems = problemsOf(wrong);
    expect(problems).toEqual([
      'ALIPAY_APP_ID is wrong; expected 16 figures.',
      'ALIPAY_PRIVATE_KEY is wrong; expected an RSA key (PRIVATE KEY) as PEM, base64 or the path of a file.',
      'ALIPAY_GATEWAY is wrong; expected a URL.',
    ]);
    expect(problems.join()).not.toContain(bare(publicKey).slice(0, 30));
  });
});
