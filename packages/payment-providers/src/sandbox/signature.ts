import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';

export type Fields = Record<string, string>;

export type SandboxKeys = { privateKey: string; publicKey: string };

export const newKeys = (): SandboxKeys =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** The signed text: non-empty fields, sorted by name, as `name=value` joined by `&`. */
const textOf = (fields: Fields) =>
  Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && name !== 'sign_type' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

export const signFields = (fields: Fields, privateKey: string): Fields => ({
  ...fields,
  sign: createSign('RSA-SHA256').update(textOf(fields)).sign(privateKey, 'base64'),
  sign_type: 'RSA2',
});

export const isRightlySigned = (fields: Fields, publicKey: string): boolean => {
  if (fields.sign_type !== 'RSA2' || !fields.sign) return false;
  return createVerify('RSA-SHA256').update(textOf(fields)).verify(publicKey, fields.sign, 'base64');
};
