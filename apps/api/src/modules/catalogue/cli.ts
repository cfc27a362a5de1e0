import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { chinaDay } from '@yaoji/domain';
import {
  bringRows,
  describeGone,
  describeLook,
  describeNoGoods,
  describeNotes,
  describeRejects,
  type Field,
  fieldNames,
  type ImportReport,
  type LineKind,
  type ListOptions,
  type LookedList,
  lookAtList,
  PriceChanges,
  rowsOf,
  sumUp,
} from '@yaoji/price-list';
import { fromCaller, readConfig } from '#config.ts';
import { importFile } from './import-file.ts';
import type { Steps } from './import-steps.ts';
import { type OpenSteps, openSteps } from './open-steps.ts';

const usage = `pnpm catalogue check FILE [options]    say how a price list (CSV or XLSX) is understood and what it would change
pnpm catalogue import FILE [options]   bring it into the catalogue, also while the shop is open
    --sheet NAME|all            which sheet of a workbook
    --column FIELD=HEAD         which column holds a field, such as price=会员价; may be said several times
    --without-prices            leave prices as they are
    --gone report|unshelve|keep what becomes of goods that the list does not name (report)
    --rejects FILE              where rows that do not go in are written (FILE.rejects.csv)
    --as NAME                   who you are, for the operator log
pnpm catalogue reindex                 write the search entries of all goods anew`;

const parse = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      sheet: { type: 'string' },
      column: { type: 'string', multiple: true },
      'without-prices': { type: 'boolean' },
      gone: { type: 'string', default: 'report' },
      rejects: { type: 'string' },
      as: { type: 'string', default: userInfo().username },
    },
  });
  const [command, file] = positionals;
  const isKnown = command === 'reindex' || (file !== undefined && (command === 'import' || command === 'check'));
  if (!isKnown || positionals.length > 2) throw new Error(`Usage:\n${usage}`);
  if (!['report', 'unshelve', 'keep'].includes(values.gone)) throw new Error('--gone is report, unshelve or keep.');
  return { command, path: fromCaller(file ?? ''), values };
};

type Typed = ReturnType<typeof parse>;

const columnsOf = (wishes: string[]): ListOptions['columns'] =>
  Object.fromEntries(
    wishes.map((wish) => {
      const [, field, head] = /^(\w+)=(.+)$/.exec(wish) ?? [];
      if (!fieldNames.includes(field as Field)) {
        throw new Error(`--column is FIELD=HEAD, such as price=会员价; the fields are ${fieldNames.join(', ')}.`);
      }
      return [field, head];
    }),
  );

const say = (lines: string[]) => {
  for (const line of lines) process.stderr.write(`${line}\n`);
};

const answer = (lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

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

const clearProgress = () => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
};

const check = async ({ values }: Typed, { steps, batchSize }: OpenSteps, list: LookedList, options: ListOptions) => {
  const progress = showProgress();
  const prices = new PriceChanges();
  const noGoods = new Map<LineKind, number[]>();
  const rejects: string[] = [];
  let reported = 0;
  const report = (line: number, reason: string) => {
    if (++reported <= 20) rejects.push(`line ${line}: ${reason}`);
  };
  const done = await bringRows((groups) => steps('compare', { groups }), rowsOf(list, options, noGoods), {
    batchSize,
    today: chinaDay(new Date()),
    lineCounts: list.lineCounts,
    onReject: report,
    onNote: report,
    onGoods: (entry, outcome) => prices.add(entry, outcome),
    onProgress: (sofar) => progress(sumUp(sofar)),
  });
  clearProgress();
  const gone = values.gone === 'keep' ? [] : await steps('gone', done.named);
  answer([
    ...describeLook(list),
    ...describeNoGoods(noGoods),
    `${done.read} rows: ${done.inserted} new, ${done.updated} changed, ${done.unchanged} unchanged, ${done.rejected} rejected`,
    ...describeNotes(done),
    ...describeRejects(rejects, reported),
    ...prices.describe(),
    ...describeGone(gone, ''),
    'Nothing was changed.',
  ]);
};

const goneAtOnce = 200;

/** What becomes of goods that the list does not name, as the operator says. */
const handleGone = async (wish: string, steps: Steps, report: ImportReport): Promise<string[]> => {
  if (wish === 'keep' || report.named.ids.length === 0) return [];
  const gone = await steps('gone', report.named);
  if (wish === 'report') return describeGone(gone, ' (--gone unshelve takes them off)');
  if (report.unreadable > 0) {
    return describeGone(
      gone,
      `; none was taken off, since they may be in the ${report.unreadable} lines that could not be read`,
    );
  }
  for (let start = 0; start < gone.length; start += goneAtOnce) {
    const ids = gone.slice(start, start + goneAtOnce).map(({ id }) => id);
    await steps('unshelve', { ids, now: new Date().toISOString() });
  }
  return describeGone(gone, ' and were taken off it');
};

const bringIn = async ({ values, path }: Typed, open: OpenSteps, list: LookedList, options: ListOptions) => {
  const { steps, batchSize } = open;
  say(describeLook(list));
  const progress = showProgress();
  const prices = new PriceChanges();
  const entry = {
    operator: values.as.slice(0, 100),
    command: `catalogue import ${path}`.slice(0, 1000),
    createdAt: new Date().toISOString(),
  };
  const id = await steps('begun', { ...entry, outcome: 'begun', answer: '' });
  try {
    const report = await importFile(steps, list, {
      ...options,
      batchSize,
      rejectsFile: values.rejects && fromCaller(values.rejects),
      onGoods: (goods, outcome) => prices.add(goods, outcome),
      onProgress: (sofar) => progress(sumUp(sofar)),
    });
    clearProgress();
    say([...describeNoGoods(report.noGoods), ...describeNotes(report), ...prices.describe()]);
    say(await handleGone(values.gone, steps, report));
    await steps('ended', { id, entry: { ...entry, outcome: 'done', answer: sumUp(report) } });
    answer([
      sumUp(report),
      ...(report.rejectsFile ? [`Rejected rows, with the reason for each: ${report.rejectsFile}`] : []),
    ]);
  } catch (error) {
    // It may be the server that has gone; then the log says no more than that the import began.
    await steps('ended', { id, entry: { ...entry, outcome: 'failed', answer: (error as Error).message } }).catch(
      () => {},
    );
    throw error;
  }
};

const reindex = async ({ steps }: OpenSteps) => {
  const progress = showProgress();
  let done = 0;
  for (let step = await steps('reindex', { after: 0 }); step; step = await steps('reindex', { after: step.last })) {
    done += step.count;
    progress(`${done} goods`);
  }
  clearProgress();
  answer([`${done} goods indexed`]);
};

const run = async (): Promise<void> => {
  const typed = parse();
  const { command, path, values } = typed;
  const config = readConfig(process.env);
  const options: ListOptions = {
    sheet: values.sheet,
    columns: columnsOf(values.column ?? []),
    withoutPrices: values['without-prices'],
  };
  // The file is looked at before a database is opened, which may have to be made first.
  const list = command === 'reindex' ? null : await lookAtList(path, options);
  if (list?.stop) throw new Error([...describeLook(list), list.stop].join('\n'));
  const open = await openSteps(config, values.as);
  try {
    if (!list) await reindex(open);
    else if (command === 'check') await check(typed, open, list, options);
    else await bringIn(typed, open, list, options);
  } finally {
    await open.close();
  }
};

try {
  await run();
} catch (error) {
  clearProgress();
  say([error instanceof Error ? error.message : String(error)]);
  process.exitCode = 1;
}
