import { open } from 'node:fs/promises';
import { ListError } from '../problem.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Sheet, SourceRow } from './source-row.ts';

const openingBytes = 1024;

const readOpening = async (path: string): Promise<Buffer> => {
  try {
    const file = await open(path);
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(openingBytes), 0, openingBytes, 0)
      .finally(() => file.close());
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ListError('noFile', { path });
    if (code === 'EISDIR') throw new ListError('isFolder', { path });
    throw new ListError('unreadable', { path, cause: message });
  }
};

/**
 * The sheets of a spreadsheet file, detected by its first bytes; `largestPart` limits the unpacked size. Throws a
 * `ListError`. Read the rows of a sheet before requesting the next one, or skip them.
 */
export async function* readSheets(path: string, limits: { largestPart?: number } = {}): AsyncGenerator<Sheet> {
  const opening = await readOpening(path);
  if (opening.length === 0) throw new ListError('emptyFile');
  if (opening.toString('latin1', 0, 4) === 'PK\x03\x04') {
    yield* readXlsx(path, limits.largestPart);
    return;
  }
  if (opening.toString('hex', 0, 4) === 'd0cf11e0') throw new ListError('oldWorkbook');
  if (
    /^[\s\ufeff\0]*<(?:!doctype|html|\?xml|table|meta|head|body|div|style)/i.test(
      opening.toString('utf8').replaceAll('\0', ''),
    )
  ) {
    throw new ListError('webPage');
  }
  yield { name: '', isHidden: false, isText: true, rows: readCsv(path) };
}

/** The rows of the first sheet. */
export async function* readRows(path: string, limits: { largestPart?: number } = {}): AsyncGenerator<SourceRow> {
  for await (const { rows } of readSheets(path, limits)) {
    yield* rows;
    return;
  }
}
