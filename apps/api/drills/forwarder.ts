import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Forwards connections of a local address to a Postgres, like a proxy: the address stays the same while its target and
 * latency may change.
 *
 * @param url - The first target.
 * @param port - Local port; 0 for a free one.
 */
export const startForwarder = async (url: string, port = 0) => {
  const state = { target: new URL(url), delayMs: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(state.target.port), state.target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.once('close', () => sockets.delete(from) && to.destroy());
      from.on('error', () => {});
    }
    client.pipe(upstream);
    // In order: parts that arrive together wait together.
    upstream.on('data', (part) => setTimeout(() => client.writable && client.write(part), state.delayMs));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(url);
  address.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** The same database through the forwarder. */
    url: address.href,
    /** Forwards new connections there, and ends open ones. */
    leadTo: (other: string) => {
      state.target = new URL(other);
      cut();
    },
    /** Delays each answer from now on. */
    delay: (ms: number) => {
      state.delayMs = ms;
    },
    connections: () => sockets.size / 2,
    stop: () => {
      cut();
      server.close();
    },
  };
};
