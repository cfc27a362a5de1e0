import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Passes connections of an address of this machine on to a Postgres, as a proxy does: the address stays the same, and where
 * it leads and how slowly it answers may change.
 *
 * @param url - Where it leads at first.
 * @param port - Of its own; 0 for a free one.
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
    // In order: what comes at once waits at once.
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
    /** The same database, by way of the forwarder. */
    url: address.href,
    /** From now on connections lead there; those that are open end. */
    leadTo: (other: string) => {
      state.target = new URL(other);
      cut();
    },
    /** How much later each answer arrives from now on. */
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
