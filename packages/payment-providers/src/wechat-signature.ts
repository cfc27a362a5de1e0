import { createDecipheriv, createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';
import type { WechatConfig } from './provider.ts';

type Signed = { timestamp: string; nonce: string; signature: string; serial: string; body: string };

/** Largest difference between the clocks; older messages may be replayed. */
const toleranceSeconds = 300;

const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

/** The header with the merchant's signature of a request. */
export const authorization = (
  { merchantId, serialNo, privateKey }: WechatConfig,
  { method, path, body }: { method: string; path: string; body: string },
  now: Date,
): string => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = createSign('RSA-SHA256')
    .update(lines(method, path, timestamp, nonce, body))
    .sign(privateKey, 'base64');
  const parts = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  const text = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${text.join(',')}`;
};

/** True if WeChat signed it recently, with the known key. */
export const isFromWechat = (
  { publicKey, publicKeyId }: WechatConfig,
  { timestamp, nonce, signature, serial, body }: Signed,
  now: Date,
): boolean => {
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (serial !== publicKeyId || !(age <= toleranceSeconds)) return false;
  return verified(publicKey, lines(timestamp, nonce, body), signature);
};

const verified = (key: KeyObject, text: string, signature: string) =>
  createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');

export type Resource = { ciphertext: string; nonce: string; associated_data?: string };

const tagBytes = 16;

/** Decrypts a notification; throws if it was tampered with. */
export const decrypted = ({ apiV3Key }: WechatConfig, { ciphertext, nonce, associated_data }: Resource): string => {
  const sealed = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(associated_data ?? ''));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
};
