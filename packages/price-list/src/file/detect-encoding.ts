import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ListError } from '../problem.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** Share of damaged letters beyond ASCII that is tolerated before trying another encoding. */
const tolerated = 0.01;

const byteOrderMark = async (path: string): Promise<Encoding | undefined> => {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(3), 0, 3, 0).finally(() => file.close());
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf-8';
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
  return undefined;
};

const damage = async (path: string, encoding: Encoding): Promise<number> => {
  const decoder = new TextDecoder(encoding);
  let foreign = 0;
  let damaged = 0;
  for await (const chunk of createReadStream(path)) {
    for (const letter of decoder.decode(chunk as Buffer, { stream: true })) {
      if (letter > '\x7f') foreign++;
      if (letter === '\ufffd') damaged++;
    }
  }
  return foreign === 0 ? 0 : damaged / foreign;
};

/** Chinese spreadsheets are UTF-8 or GBK (a subset of GB18030). GBK text is almost never valid UTF-8. */
export const detectEncoding = async (path: string): Promise<Encoding> => {
  const marked = await byteOrderMark(path);
  if (marked) return marked;
  if ((await damage(path, 'utf-8')) <= tolerated) return 'utf-8';
  if ((await damage(path, 'gb18030')) <= tolerated) return 'gb18030';
  throw new ListError('unknownEncoding');
};
