import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { memoryOf, rawRequests } from '#testing/raw-requests.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { startTestApp } from '#testing/test-app.ts';

/** A few per run, 100,000 in `pnpm walk`; for other requests: RAW_FUZZ_SEED=$RANDOM. */
const count = Number(process.env.RAW_FUZZ_REQUESTS ?? 600);
const seed = Number(process.env.RAW_FUZZ_SEED ?? 20_260_304);

const { db, url: databaseUrl } = await openTestDatabase();
let server: ServerProcess;
let port = 0;
beforeAll(async () => {
  await addBuyer(db, { username: 'pharmacy' });
  server = await startServerProcess({ DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'error', SANDBOX_MESSAGES: 'yes' });
  port = Number(new URL(server.url).port);
});
afterAll(() => server.end('SIGKILL'));

/** Reads until the server closes the connection, or is silent for `patience`, if set. */
const exchange = (parts: Iterable<Buffer | string>, { to = port, patienceMs = 0 } = {}): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    const socket: Socket = connect(to, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(patienceMs, end);
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.on('close', end);
    socket.on('error', end);
  });

const logIn = async () => {
  const body = new URLSearchParams({ username: 'pharmacy', password: 'yaoji2026' });
  const { headers } = await fetch(`${server.url}/api/auth/login`, { method: 'POST', body });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
};

const envelopeIn = (answer: string) => JSON.parse(Buffer.from(answer.split('\r\n\r\n')[1] ?? '', 'latin1').toString());

describe('[baseline] a raw socket', () => {
  it('gets the envelope for a head that is too long or invalid', async () => {
    const long = await exchange([`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`]);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect(envelopeIn(long)).toMatchObject({ code: 422, message: '请求有误', data: null });
    expect(envelopeIn(await exchange(['nonsense\r\n\r\n']))).toMatchObject({ code: 422, message: '请求有误' });
  });

  it('cannot send two lengths, so that no second request hides in the first', async () => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n';
    const both = `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`;
    const twice = `${head}Content-Length: 4\r\nContent-Length: 40\r\n\r\naaaa`;
    for (const request of [both, twice]) {
      const answer = await exchange([request]);
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    }
  });

  it('is closed if a body arrives too slowly', async () => {
    const slow = await startTestApp(db, { REQUEST_SECONDS: '1' });
    await slow.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: to } = slow.app.server.address() as { port: number };
    const head =
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\na';
    expect(await exchange([head], { to })).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is refused by its declared size, and the rest is not read', async () => {
    const cookie = await logIn();
    const head = `POST /api/upload HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 104857600\r\n\r\n--b\r\n`;
    // The rest never arrives.
    expect(envelopeIn(await exchange([head]))).toMatchObject({ code: 422, message: '提交的内容过大' });
  });

  it.each(['/%ff', '/%E0%A4%A', '/list/%ff'])('gets the security headers also for %s', async (path) => {
    const answer = await exchange([
      `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    ]);
    expect(answer).toMatch(/content-security-policy: /i);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  });

  describe('any input', () => {
    const requests = rawRequests(seed);
    const send = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) await exchange(requests.next().value ?? [], { patienceMs: 40 });
    };
    const sendAll = (total: number) => Promise.all(Array.from({ length: 20 }, () => send(Math.ceil(total / 20))));
    let before = 0;
    beforeAll(async () => {
      await sendAll(Math.min(count, 400));
      before = memoryOf(server.process.pid ?? 0);
    });

    const most = 2000;
    const parts = Array.from({ length: Math.ceil(count / most) }, (_, index) => index * most);
    it.each(parts)('ends no process and leaks no memory, from request %i', async (from) => {
      await sendAll(Math.min(most, count - from));
      await wait(500);
      expect(server.process.exitCode).toBeNull();
      expect(server.process.signalCode).toBeNull();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(server.complaints()).toEqual([]);
      expect(memoryOf(server.process.pid ?? 0) - before).toBeLessThan(150);
    });
  });

  it('with an incomplete body does not delay a stop', async () => {
    const stopping = await startServerProcess({ DATABASE_URL: databaseUrl ?? '' });
    const to = Number(new URL(stopping.url).port);
    const form =
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\na';
    const files = `POST /api/upload HTTP/1.1\r\nHost: x\r\nCookie: ${await logIn()}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n--b\r\n`;
    const held = Promise.all([form, files].map((head) => exchange([head], { to })));
    await wait(100);
    // 1 if it had to be forced.
    expect(await stopping.end('SIGTERM')).toBe(0);
    await held;
  });
});
