import { createHash, createSign, createVerify, X509Certificate } from 'node:crypto';
import type { UnionPayConfig } from './provider.ts';

export type Fields = Record<string, string>;

/** The name that UnionPay's certificates carry: the third part of their common name. */
const signer = '中国银联股份有限公司';
const testSigner = '00040000:SIGN';

/** Fields with content, sorted by name; their SHA-256 as hexadecimal text is what both sides sign (version 5.1.0). */
const digestOf = (fields: Fields) => {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== 'signature' && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('sha256').update(text).digest('hex');
};

/** The fields with the merchant's certificate number and signature. */
export const signed = ({ certificate, privateKey }: UnionPayConfig, fields: Fields): Fields => {
  const all = { ...fields, certId: BigInt(`0x${certificate.serialNumber}`).toString() };
  return { ...all, signature: createSign('RSA-SHA256').update(digestOf(all)).sign(privateKey, 'base64') };
};

/** True for fields signed with a certificate of UnionPay, which they bring along. */
export const isFromUnionPay = (config: UnionPayConfig, fields: Fields, now: Date): boolean => {
  const certificate = readCertificate(fields.signPubKeyCert);
  if (fields.signMethod !== '01' || !certificate || !isUnionPays(config, certificate, now)) return false;
  return createVerify('RSA-SHA256')
    .update(digestOf(fields))
    .verify(certificate.publicKey, fields.signature ?? '', 'base64');
};

const readCertificate = (pem: string | undefined) => {
  try {
    return new X509Certificate(pem ?? '');
  } catch {
    return null;
  }
};

/** The chain is checked as well as the name: its issuer certifies other firms too. */
const isUnionPays = (
  { middleCertificate, rootCertificate, gateway }: UnionPayConfig,
  certificate: X509Certificate,
  now: Date,
) => {
  const name = /^CN=(.*)$/m.exec(certificate.subject)?.[1]?.split('@')[2];
  const isTest = new URL(gateway).hostname.includes('.test.');
  return (
    name === (isTest ? testSigner : signer) &&
    isIssued(certificate, middleCertificate, now) &&
    isIssued(middleCertificate, rootCertificate, now)
  );
};

const isIssued = (certificate: X509Certificate, issuer: X509Certificate, now: Date) =>
  certificate.checkIssued(issuer) &&
  certificate.verify(issuer.publicKey) &&
  certificate.validFromDate <= now &&
  now <= certificate.validToDate;
