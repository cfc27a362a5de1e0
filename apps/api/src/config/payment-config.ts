import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AlipayConfig, UnionPayConfig, WechatConfig } from '@yaoji/payment-providers';

/** Null: the method is not offered. */
export type PaymentConfig = {
  alipay: AlipayConfig | null;
  wechat: WechatConfig | null;
  unionpay: UnionPayConfig | null;
};

type Env = Record<string, string | undefined>;
type Reader<T> = [parse: (text: string) => T | undefined, expected: string];

/** Reads the payment providers; each needs all of its variables or none. Every problem is reported in a sentence. */
export const readPaymentConfig = (env: Env, hasPublicUrl: boolean, problems: string[]): PaymentConfig => {
  const group = (title: string, names: string[]) => {
    const present = names.filter((name) => env[name]?.trim());
    if (present.length === 0) return false;
    const missing = names.filter((name) => !env[name]?.trim());
    for (const name of missing) problems.push(`${name} is missing; ${title} needs ${names.join(', ')}.`);
    if (!hasPublicUrl) problems.push(`PUBLIC_URL is missing; ${title} sends its notifications there.`);
    return missing.length === 0;
  };
  const read = <T>(name: string, [parse, expected]: Reader<T>, fallback?: string): T | undefined => {
    const parsed = parse(env[name]?.trim() || (fallback ?? ''));
    if (parsed === undefined) problems.push(`${name} is wrong; expected ${expected}.`);
    return parsed;
  };

  const alipay = group('Alipay', ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'])
    ? complete<AlipayConfig>({
        appId: read('ALIPAY_APP_ID', digits(16)),
        privateKey: read('ALIPAY_PRIVATE_KEY', privateKey),
        publicKey: read('ALIPAY_PUBLIC_KEY', publicKey),
        gateway: read('ALIPAY_GATEWAY', url, 'https://openapi.alipay.com/gateway.do'),
      })
    : null;
  const wechat = group('WeChat Pay', [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_SERIAL_NO',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_PUBLIC_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_API_V3_KEY',
  ])
    ? complete<WechatConfig>({
        appId: read('WECHAT_PAY_APP_ID', matching(/^wx[0-9a-f]{16}$/, 'an id such as wx0123456789abcdef')),
        merchantId: read('WECHAT_PAY_MERCHANT_ID', matching(/^\d{8,12}$/, '8 to 12 figures')),
        serialNo: read('WECHAT_PAY_SERIAL_NO', matching(/^[0-9A-F]{16,64}$/, 'a serial number in capital hexadecimal')),
        privateKey: read('WECHAT_PAY_PRIVATE_KEY', privateKey),
        publicKey: read('WECHAT_PAY_PUBLIC_KEY', publicKey),
        publicKeyId: read(
          'WECHAT_PAY_PUBLIC_KEY_ID',
          matching(/^PUB_KEY_ID_\w+$/, 'an id that begins with PUB_KEY_ID_'),
        ),
        apiV3Key: read('WECHAT_PAY_API_V3_KEY', matching(/^[\x21-\x7e]{32}$/, '32 characters')),
        gateway: read('WECHAT_PAY_GATEWAY', url, 'https://api.mch.weixin.qq.com'),
      })
    : null;
  const unionpay = group('UnionPay', [
    'UNIONPAY_MERCHANT_ID',
    'UNIONPAY_CERTIFICATE',
    'UNIONPAY_PRIVATE_KEY',
    'UNIONPAY_MIDDLE_CERTIFICATE',
    'UNIONPAY_ROOT_CERTIFICATE',
  ])
    ? complete<UnionPayConfig>({
        merchantId: read('UNIONPAY_MERCHANT_ID', digits(15)),
        certificate: read('UNIONPAY_CERTIFICATE', certificate),
        privateKey: read('UNIONPAY_PRIVATE_KEY', privateKey),
        middleCertificate: read('UNIONPAY_MIDDLE_CERTIFICATE', certificate),
        rootCertificate: read('UNIONPAY_ROOT_CERTIFICATE', certificate),
        gateway: read('UNIONPAY_GATEWAY', url, 'https://gateway.95516.com/gateway/api'),
      })
    : null;
  return { alipay, wechat, unionpay };
};

const complete = <T extends object>(parts: { [Key in keyof T]: T[Key] | undefined }): T | null =>
  // The cast: no part is undefined here.
  Object.values(parts).includes(undefined) ? null : (parts as T);

const matching = (pattern: RegExp, expected: string): Reader<string> => [
  (text) => (pattern.test(text) ? text : undefined),
  expected,
];

const digits = (count: number) => matching(new RegExp(`^\\d{${count}}$`), `${count} figures`);

const url: Reader<string> = [
  (text) => (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text.replace(/\/$/, '') : undefined),
  'a URL',
];

/** Reads PEM, bare base64 as on the providers' sites, or a file with either. */
const pemReader = <T>(make: (pem: string) => T | undefined, label: string, expected: string): Reader<T> => [
  (text) => {
    try {
      const source =
        /^[/.]/.test(text) && !text.includes('\n') && text.length < 500 ? readFileSync(text, 'utf8') : text;
      return make(
        source.includes('-----BEGIN')
          ? source.replaceAll('\\n', '\n')
          : `-----BEGIN ${label}-----\n${source.trim()}\n-----END ${label}-----`,
      );
    } catch {
      return undefined;
    }
  },
  `${expected} (${label}) as PEM, base64 or the path of a file`,
];

const keyReader = (make: (pem: string) => KeyObject, label: string) =>
  pemReader(
    (pem) => {
      const key = make(pem);
      return key.asymmetricKeyType === 'rsa' ? key : undefined;
    },
    label,
    'an RSA key',
  );

const privateKey = keyReader(createPrivateKey, 'PRIVATE KEY');
const publicKey = keyReader(createPublicKey, 'PUBLIC KEY');
const certificate = pemReader((pem) => new X509Certificate(pem), 'CERTIFICATE', 'a certificate');
