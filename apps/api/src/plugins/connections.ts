import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { secondMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { leastHeaders } from './security-headers.ts';

/** How long half a request may hold up a stop. */
const halfSentMs = 3 * secondMs;

/** Node looks at what comes too slowly only this often: at its default of 30 s a slow body lives for a minute. */
export const httpOptions = (requestSeconds: number) => ({
  connectionsCheckingInterval: secondMs / 2,
  headersTimeout: Math.min(15, requestSeconds) * secondMs,
  requestTimeout: requestSeconds * secondMs,
});

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no request, or comes too slowly to become one, reaches no route: it gets its envelope here. */
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

/**
 * Ends connections that would hold something up: one whose body was refused before it had come, which is not read on; and
 * while the server stops each one that is answered, and after a while half a request.
 */
export const closeConnections = (app: FastifyInstance) => {
  let isClosing = false;
  // By connection, since a request that was answered before its body came emits no `close`.
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
