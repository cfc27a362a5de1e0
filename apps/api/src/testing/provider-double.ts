import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { method: string; path: string; header: (name: string) => string; body: string };
export type Reply = { status?: number; headers?: Record<string, string>; body: string };

type Answer = (received: Received) => Reply | Promise<Reply>;

/** A local stand-in for a payment provider's gateway, until the process ends. */
export const startDouble = async (answer: Answer): Promise<string> => {
  const server: Server = createServer((request, response) => {
    void respond(request, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  server.on('connection', (socket) => socket.unref());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const respond = async (request: IncomingMessage, response: ServerResponse, answer: Answer) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const {
    status = 200,
    headers = {},
    body: text,
  } = await answer({
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
