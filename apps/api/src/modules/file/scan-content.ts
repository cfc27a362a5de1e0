import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';

const timeoutMs = 20_000;

/** The name of the virus that `clamd` finds in it; null: none. Throws where the scanner gives no answer. */
export const scanContent = async (scanner: NetConnectOpts, bytes: Uint8Array): Promise<string | null> => {
  const socket = connect(scanner);
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The virus scanner does not answer.')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  // One chunk with its length before it, and the empty one that ends them.
  socket.write(Buffer.concat([Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)]));
  const answer = (await text(socket)).replace(/\0$/, '');
  if (answer === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (!found) throw new Error(`The virus scanner answered "${answer}".`);
  return found;
};
