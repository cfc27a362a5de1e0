import { createHash, createHmac } from 'node:crypto';

type Request = {
  host: string;
  action: string;
  version: string;
  query: Readonly<Record<string, string>>;
  keyId: string;
  secret: string;
  nonce: string;
  now: Date;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** As RFC 3986 encodes; `encodeURIComponent` leaves some signs. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const inOrder = <T>(entries: Readonly<Record<string, T>>) =>
  Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The query and headers of a POST without a body, signed by Alibaba Cloud's V3 (ACS3-HMAC-SHA256):
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
export const signForAliyun = ({ host, action, version, query, keyId, secret, nonce, now }: Request) => {
  const bodyHash = sha256('');
  const signed = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': now.toISOString().replace(/\.\d+/, ''),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const search = inOrder(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const headers = inOrder(signed);
  const lines = headers.map(([name, value]) => `${name}:${value}\n`).join('');
  const names = headers.map(([name]) => name).join(';');
  const canonical = ['POST', '/', search, lines, names, bodyHash].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names},Signature=${signature}`;
  return { search, headers: { ...signed, authorization } };
};
