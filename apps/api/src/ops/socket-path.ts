import { join, relative } from 'node:path';

/** What an address of a Unix socket holds, on the system that allows least. */
const longestBytes = 103;

/** Where the server that has a data folder open hears operators; null where the folder's path is too long for that. */
export const socketPath = (dataDir: string): string | null => {
  const absolute = join(dataDir, 'operator.sock');
  const paths = [absolute, relative(process.cwd(), absolute)];
  return paths.find((path) => Buffer.byteLength(path) <= longestBytes) ?? null;
};
