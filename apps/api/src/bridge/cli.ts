import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fromCaller } from '#config.ts';
import { askOf } from './ask.ts';
import { bringFiles } from './bring-files.ts';
import { takeOrders } from './take-orders.ts';

const usage = 'Usage: npm run bridge -- FOLDER --desk https://desk.example.com --key-file FILE';
const settleMs = 3000;

const run = async () => {
  const options = { desk: { type: 'string' }, 'key-file': { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [folder, ...others] = positionals;
  const { desk, 'key-file': keyFile } = values;
  if (!folder || others.length > 0 || !desk || !keyFile) throw new Error(usage);
  const root = fromCaller(folder);
  await mkdir(join(root, 'in'), { recursive: true });
  const ask = askOf(desk, (await readFile(fromCaller(keyFile), 'utf8')).trim());
  const say = (lines: readonly string[]) => {
    for (const line of lines) process.stdout.write(`${line}\n`);
  };
  say(await bringFiles(ask, root, () => wait(settleMs)));
  say(await takeOrders(ask, root));
};

try {
  await run();
} catch (error) {
  const { message, cause } = error as Error;
  process.stderr.write(`${[message, (cause as Error | undefined)?.message].filter(Boolean).join(': ')}\n`);
  process.exitCode = 1;
}
