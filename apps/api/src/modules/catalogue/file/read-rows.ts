import { open } from 'node:fs/promises';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SourceRow, UnreadableFileError } from './source-row.ts';

/** Rows of a spreadsheet file, told by its first bytes rather than by its name; `largestPart` limits what it unpacks to. */
export async function* readRows(path: string, limits: { largestPart?: number } = {}): AsyncGenerator<SourceRow> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFileError(error.code === 'ENOENT' ? `There is no file ${path}.` : error.message);
  });
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  if (bytesRead === 0) throw new UnreadableFileError('The file is empty.');
  if (buffer.toString('latin1') === 'PK\x03\x04') yield* readXlsx(path, limits.largestPart);
  else if (buffer.readUInt32BE() === 0xd0cf11e0) {
    throw new UnreadableFileError('Old .xls files cannot be read. Save the list as .xlsx or CSV.');
  } else yield* readCsv(path);
}
