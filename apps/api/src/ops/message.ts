import type { Socket } from 'node:net';

/** One message each way, ended by the end of the stream. */
export const encode = (message: unknown): string => JSON.stringify(message);

export const decode = <T>(text: string): T => JSON.parse(text) as T;

const largestBytes = 64 * 1024 * 1024;
const patienceMs = 10_000;

/** What a socket says until its end. */
export const readMessage = async (socket: Socket, waitMs = patienceMs): Promise<string> => {
  socket.setTimeout(waitMs, () => socket.destroy(new Error('Nothing was heard for too long.')));
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBytes) throw new Error('The message is too large.');
    parts.push(part);
  }
  socket.setTimeout(0);
  return Buffer.concat(parts).toString('utf8');
};
