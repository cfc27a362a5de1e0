import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { secondMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { leastHeaders } from './security-headers.ts';

/** How long an incomplete request may delay a stop. */
const halfSentMs = 3 * secondMs;

/** How often Node checks for slow requests: with its default of 30 s a slow body would last a minute. */
export const httpOptions = (requestSeconds: number) => ({
  connectionsCheckingInterval: secondMs / 2,
  headersTimeout: Math.min(15, requestSeconds) * secondMs,
  requestTimeout: requestSeconds * secondMs,
});

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Sends the envelope for invalid or timed-out requests, which reach no route. */
export const answerNoRequest = (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const body = Buffer.from(JSON.stringify(new Refusal('badRequest').envelope));
  const head = [
    `HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    ...Object.entries(leastHeaders).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
};

/** Node reads the first of two Host headers; a proxy may read the other one. */
export const refuseTwoHosts = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) return reply.code(400).send(new Refusal('badRequest').envelope);
  });
};

/**
 * Closes connections that would delay something: one whose body was refused before it arrived and is not read; and
 * during a stop each one that is answered, and after a while incomplete requests.
 */
export const closeConnections = (app: FastifyInstance) => {
  let isClosing = false;
  // By connection, since a request answered before its body arrives emits no `close`.
  const latest = new Map<Socket, IncomingMessage>();
  app.server.on('connection', (socket) => socket.once('close', () => latest.delete(socket)));
  app.server.on('request', (request) => latest.set(request.socket, request));
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => {
      for (const [socket, request] of latest) if (!request.complete) socket.destroy();
    }, halfSentMs).unref();
  });
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (isClosing || (hasBody && !raw.readableEnded)) reply.header('connection', 'close');
  });
};
