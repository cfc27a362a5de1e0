import type { FastifyInstance } from 'fastify';
import qs from 'qs';
import type { Operation } from '#plugins/contract/openapi.ts';
import { bodyType, FileContent, type Parts } from './contract-values.ts';

export type Received = { status: number; type: string; text: string; cookie: string | null };

/** Sends a request like a browser, with any field values. */
export const sendParts = async (
  app: FastifyInstance,
  operation: Operation<string>,
  { params, query, body }: Parts,
  session?: string,
): Promise<Received> => {
  const place = operation.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name] ?? '')));
  const content = encode(bodyType(operation), body);
  const answer = await app.inject({
    method: operation.method,
    url: `${place}${qs.stringify(query, { addQueryPrefix: true, indices: false })}`,
    headers: { ...(session ? { cookie: session } : {}), ...(content ? { 'content-type': content.type } : {}) },
    ...(content ? { payload: content.bytes } : {}),
  });
  const cookie = /^(__Host-)?yaoji_session=[^;]+/.exec(String(answer.headers['set-cookie'] ?? ''))?.[0] ?? null;
  return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), text: answer.body, cookie };
};

const encode = (type: string | null, body: Parts['body']): { type: string; bytes: Buffer } | null => {
  if (type === null) return null;
  if (type === 'application/json') return { type, bytes: Buffer.from(JSON.stringify(body)) };
  if (type !== 'multipart/form-data') return { type, bytes: Buffer.from(qs.stringify(body)) };
  const boundary = 'yaoji-boundary';
  const parts = Object.entries(body).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each) => [
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
        each instanceof FileContent
          ? Buffer.concat([Buffer.from('; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'), each.bytes])
          : Buffer.from(`\r\n\r\n${String(each)}`),
        Buffer.from('\r\n'),
      ]),
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
};
