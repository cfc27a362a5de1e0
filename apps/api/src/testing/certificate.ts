import { createPublicKey, createSign, randomBytes } from 'node:crypto';

/** DER: a tag, the length and the content. */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = Buffer.from(content.length.toString(16).padStart(content.length > 255 ? 4 : 2, '0'), 'hex');
  const length = content.length < 128 ? size : Buffer.concat([Buffer.from([0x80 + size.length]), size]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
};

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
const nameOf = (name: string) =>
  sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(name)))));
const timeOf = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`));

type Wanted = {
  name: string;
  publicKey: string;
  issuer: { name: string; privateKey: string };
  until?: Date;
};

/** An X.509 certificate as PEM, which Node can read but not make. */
export const makeCertificate = ({ name, publicKey, issuer, until = new Date('2049-12-31') }: Wanted): string => {
  const key = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  const content = sequence(
    der(0xa0, Buffer.from('020102', 'hex')),
    der(0x02, Buffer.concat([Buffer.from([0x10]), randomBytes(7)])),
    sha256WithRsa,
    nameOf(issuer.name),
    sequence(timeOf(new Date('2020-01-01')), timeOf(until)),
    nameOf(name),
    key,
  );
  const signature = createSign('RSA-SHA256').update(content).sign(issuer.privateKey);
  const certificate = sequence(content, sha256WithRsa, der(0x03, Buffer.from([0]), signature));
  return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`;
};
