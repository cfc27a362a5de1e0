import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Received = { method: string; path: string; header: (name: string) => string; body: string };
export type Reply = { status?: number; headers?: Record<string, string>; body: string };

/** A server on this machine that stands in for a payment provider's gateway. */
export const startDouble = async (answer: (received: Received) => Reply): Promise<string> => {
  const server: Server = createServer((request, response) => {
    void respond(request, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const respond = async (request: IncomingMessage, response: ServerResponse, answer: (received: Received) => Reply) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const {
    status = 200,
    headers = {},
    body: text,
  } = answer({
    method: request.method ?? '',
    path: request.url ?? '',
    header: (name) => String(request.headers[name] ?? ''),
    body,
  });
  response.writeHead(status, headers).end(text);
};

export const rsaKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
