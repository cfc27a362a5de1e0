import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import {
  describeGone,
  describeLists,
  describeNoGoods,
  describeNotes,
  describeRejects,
  type Field,
  fieldNames,
  type ImportReport,
  type InspectedList,
  inspectList,
  type ListOptions,
  sumUp,
} from '@yaoji/price-list';
import { fromCaller, readConfig } from '#config.ts';
import { checkList, type GoneChoice, importList } from './import-list.ts';
import { type OpenSteps, openSteps } from './open-steps.ts';

const usage = `npm run catalogue -- check FILE [options]    show how a price list (CSV or XLSX) is read, and what it would change
npm run catalogue -- import FILE [options]   import it into the catalogue, also while the shop is open
    --sheet NAME|all            the sheet of a workbook to read
    --column FIELD=HEAD         the column of a field, such as price=会员价; can be repeated
    --without-prices            don't change prices
    --gone report|unshelve|keep what to do with products missing from the list (report)
    --rejects FILE              the file for rejected rows (FILE.rejects.csv)
    --as NAME                   your name in the operator log
npm run catalogue -- reindex                 rebuild the search entries of all products`;

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
  const { gone } = values;
  if (!isGoneChoice(gone)) throw new Error('--gone must be report, unshelve or keep.');
  return { command, path: fromCaller(file ?? ''), values: { ...values, gone } };
};

const isGoneChoice = (word: string): word is GoneChoice => ['report', 'unshelve', 'keep'].includes(word);

type Typed = ReturnType<typeof parse>;

const columnsOf = (wishes: string[]): ListOptions['columns'] =>
  Object.fromEntries(
    wishes.map((wish) => {
      const [, field, head] = /^(\w+)=(.+)$/.exec(wish) ?? [];
      if (!fieldNames.includes(field as Field)) {
        throw new Error(`--column takes FIELD=HEAD, such as price=会员价. The fields are ${fieldNames.join(', ')}.`);
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

const check = async ({ values }: Typed, open: OpenSteps, list: InspectedList, options: ListOptions) => {
  const progress = showProgress();
  const { report, prices, noGoods, reports, reportCount, gone } = await checkList(open, list, {
    ...options,
    gone: values.gone,
    onProgress: (sofar) => progress(sumUp(sofar)),
  });
  clearProgress();
  answer([
    ...describeLists(list),
    ...describeNoGoods(noGoods),
    `${report.read} rows: ${report.inserted} new, ${report.updated} changed, ${report.unchanged} unchanged, ${report.rejected} rejected`,
    ...describeNotes(report),
    ...describeRejects(
      reports.map(({ line, reason }) => `line ${line}: ${reason}`),
      reportCount,
    ),
    ...prices.describe(),
    ...describeGone(gone, ''),
    'Nothing was changed.',
  ]);
};

const becameOfGone = ({ gone }: Typed['values'], { unreadable }: ImportReport): string => {
  if (gone === 'report') return ' (--gone unshelve takes them off sale)';
  if (unreadable === 0) return ' and were taken off sale';
  return `; none was taken off sale, because they may be on the ${unreadable} unreadable lines`;
};

const importIt = async ({ values, path }: Typed, open: OpenSteps, list: InspectedList, options: ListOptions) => {
  say(describeLists(list));
  const progress = showProgress();
  const { report, prices, gone } = await importList(open, list, {
    ...options,
    operator: values.as,
    command: `catalogue import ${path}`,
    gone: values.gone,
    rejectsFile: values.rejects && fromCaller(values.rejects),
    onProgress: (sofar) => progress(sumUp(sofar)),
  });
  clearProgress();
  say([...describeNoGoods(report.noGoods), ...describeNotes(report), ...prices.describe()]);
  say(describeGone(gone, becameOfGone(values, report)));
  answer([
    sumUp(report),
    ...(report.rejectsFile ? [`Rejected rows, with the reason for each: ${report.rejectsFile}`] : []),
  ]);
};

const reindex = async ({ steps }: OpenSteps) => {
  const progress = showProgress();
  let done = 0;
  for (let step = await steps('reindex', { after: 0 }); step; step = await steps('reindex', { after: step.last })) {
    done += step.count;
    progress(`${done} products`);
  }
  clearProgress();
  answer([`${done} products indexed`]);
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
  // Reads the file before opening a database, which may have to be created first.
  const list = command === 'reindex' ? null : await inspectList(path, options);
  if (list?.stop) throw new Error([...describeLists(list), list.stop].join('\n'));
  const open = await openSteps(config);
  try {
    if (!list) await reindex(open);
    else if (command === 'check') await check(typed, open, list, options);
    else await importIt(typed, open, list, options);
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
