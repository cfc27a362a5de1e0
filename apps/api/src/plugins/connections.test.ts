import { once } from 'node:events';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeConnections, refuseTwoHosts } from './connections.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('[baseline] releases a request whose body never arrived when its connection closes', async () => {
  const app = Fastify();
  app.post('/', () => 'ok');
  closeConnections(app);
  const requests: WeakRef<object>[] = [];
  app.server.on('request', (request) => requests.push(new WeakRef(request)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  for (let index = 0; index < 10; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/x\r\nContent-Length: 9\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
  }
  await expect
    .poll(() => {
      collectGarbage();
      return requests.filter((request) => request.deref()).length;
    })
    .toBeLessThan(3);
  expect(requests).toHaveLength(10);
  await app.close();
});

it.each(['x', 'evil.example'])('[baseline] refuses a request with a second Host header (%s)', async (second) => {
  const app = Fastify();
  app.get('/', () => 'ok');
  refuseTwoHosts(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nhost: ${second}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
  socket.destroy();
  await app.close();
});
