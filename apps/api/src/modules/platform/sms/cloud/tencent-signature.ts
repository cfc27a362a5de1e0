import { createHash, createHmac } from 'node:crypto';
import { toSeconds } from '#wire-values.ts';

type Request = { host: string; service: string; body: string; keyId: string; secret: string; now: Date };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

const contentType = 'application/json; charset=utf-8';

/**
 * The headers of a POST with a JSON body, signed by Tencent Cloud's V3 (TC3-HMAC-SHA256):
 * https://cloud.tencent.com/document/api/382/52072
 */
export const signForTencent = ({ host, service, body, keyId, secret, now }: Request) => {
  const timestamp = String(toSeconds(now));
  const date = now.toISOString().slice(0, 10);
  const names = 'content-type;host';
  const canonical = ['POST', '/', '', `content-type:${contentType}\nhost:${host}\n`, names, sha256(body)].join('\n');
  const scope = `${date}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${secret}`, date).digest(), service).digest(), 'tc3_request').digest();
  const signature = hmac(key, ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n')).digest('hex');
  const authorization = `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { host, 'content-type': contentType, 'x-tc-timestamp': timestamp, authorization };
};
