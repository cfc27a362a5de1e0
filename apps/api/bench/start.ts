import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const commands = {
  'npm start': ['npm', 'start'],
  'the server alone': [process.execPath, 'apps/api/dist/main.mjs'],
  'the server from its sources': [process.execPath, 'apps/api/src/main.ts'],
} as const;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Retries until the answer is as wanted; gives up when the process has ended. */
const answered = async (child: ChildProcess, url: string, isWanted: (body: string) => boolean) => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it answered.`);
    try {
      const answer = await fetch(url, { headers: { accept: 'text/html' } });
      if (answer.ok && isWanted(await answer.text())) return performance.now();
    } catch {
      // Not listening yet.
    }
    await sleep(10);
  }
};

const childrenOf = (pid: number): number[] => {
  const path = `/proc/${pid}/task/${pid}/children`;
  const own = existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  return own.flatMap((child) => [child, ...childrenOf(child)]);
};

/** Processor milliseconds of a process and its ended children; Linux only. */
const processorOf = (pid: number): number => {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
};

const startOnce = async (command: readonly [string, string], dataDir: string) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const [program, argument] = command;
  const child = spawn(program, [argument], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SEED: 'demo', DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const firstAnswer = await answered(child, `${origin}/healthz`, () => true);
  const firstPage = await answered(child, origin, (body) => body.includes('id="shop-data"'));
  const pid = child.pid ?? 0;
  const family = [pid, ...childrenOf(pid)];
  const processor = family.reduce((sum, each) => sum + processorOf(each), 0);
  child.kill('SIGTERM');
  await ended;
  // npm may end before the server it started, which locks the folder until it ends.
  while (family.some((each) => existsSync(`/proc/${each}`))) await sleep(10);
  return { firstAnswer: firstAnswer - started, firstPage: firstPage - started, processor };
};

/**
 * Time from the command to the first page with products, with existing data: alternates both commands for each round.
 */
export const benchStart = async (rounds: number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-bench-start-'));
  // Fill the folder, build, and warm the caches that commands share between starts.
  for (const command of Object.values(commands)) await startOnce(command, dataDir);
  const runs = Object.keys(commands).map(() => [] as Awaited<ReturnType<typeof startOnce>>[]);
  for (let round = 0; round < rounds; round++) {
    for (const [index, command] of Object.values(commands).entries()) {
      runs[index]?.push(await startOnce(command, dataDir));
    }
  }
  for (const [index, name] of Object.keys(commands).entries()) {
    const of = (key: 'firstAnswer' | 'firstPage' | 'processor') =>
      (median((runs[index] ?? []).map((run) => run[key])) / 1000).toFixed(2);
    console.log(
      `${name}: first answer ${of('firstAnswer')} s, first page ${of('firstPage')} s, processor ${of('processor')} s`,
    );
  }
};
