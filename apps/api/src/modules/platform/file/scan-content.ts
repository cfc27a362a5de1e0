import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';

const timeoutMs = 20_000;

/** The virus that `clamd` finds; null if none. Throws if the scanner does not answer. */
export const scanContent = async (scanner: NetConnectOpts, bytes: Uint8Array): Promise<string | null> => {
  const socket = connect(scanner);
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The virus scanner does not answer.')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  // One chunk, prefixed with its length, and the empty chunk that ends the stream.
  socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)]));
  const answer = (await text(socket)).replace(/\0$/, '');
  if (answer === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (!found) throw new Error(`The virus scanner answered "${answer}".`);
  return found;
};
