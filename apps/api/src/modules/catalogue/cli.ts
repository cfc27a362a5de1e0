import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/database.ts';
import { importFile } from './import-file.ts';
import type { ImportReport } from './import-rows.ts';
import { reindex } from './reindex.ts';

const usage = `pnpm catalogue import FILE [--rejects FILE]   bring a price list (CSV or XLSX) into the catalogue
pnpm catalogue reindex                        write the search entries of all goods anew`;

const say = (text: string) => process.stderr.write(`${text}\n`);

/** pnpm runs scripts in the package's folder; paths are meant from where the command was typed. */
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const sumUp = (report: ImportReport) =>
  `${report.read} rows: inserted ${report.inserted}, updated ${report.updated}, unchanged ${report.unchanged}, rejected ${report.rejected}`;

const showProgress = () => {
  const inPlace = process.stderr.isTTY === true;
  let next = 0;
  return (text: string) => {
    const now = Date.now();
    if (now < next) return;
    next = now + (inPlace ? 200 : 2000);
    process.stderr.write(inPlace ? `\r\u001b[K${text}` : `${text}\n`);
  };
};

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { rejects: { type: 'string' } } });
  const [command, file] = positionals;
  if (!(command === 'reindex' || (command === 'import' && file))) throw new Error(`Usage:\n${usage}`);
  const config = readConfig(process.env);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    maxConnections: 2,
  });
  const progress = showProgress();
  try {
    if (command === 'reindex' || !file) {
      const done = await reindex(database.db, (count) => progress(`${count} goods`));
      process.stdout.write(`${done} goods indexed\n`);
      return;
    }
    const report = await importFile(database.db, fromCaller(file), {
      ...(values.rejects && { rejectsFile: fromCaller(values.rejects) }),
      onUnknownColumns: (names) => say(`Columns that are not known and skipped: ${names.join(', ')}`),
      onProgress: (sofar) => progress(sumUp(sofar)),
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    for (const [note, count] of report.notes) say(`${count} rows: ${note}`);
    process.stdout.write(`${sumUp(report)}\n`);
    if (report.rejectsFile) process.stdout.write(`Rejected rows, with the reason for each: ${report.rejectsFile}\n`);
  } finally {
    await database.close();
  }
};

try {
  await run();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
