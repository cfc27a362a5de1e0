import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyEmbeddedTemplate } from '#db/testing/embedded-template.ts';
import { programFile } from '#testing/program-file.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { syntheticRows } from './catalogue.ts';
import { quantile } from './median.ts';

const readerPauseMs = 20;
const samplingMs = 100;
const usualSeconds = 10;

/** Imports a price list while a server with the embedded database answers lists of products. */
export const benchImport = async (rows: number, list?: string) => {
  const dataDir = await copyEmbeddedTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-bench-import-'));
  const file = list ?? join(folder, 'list.csv');
  if (!list) writeFileSync(file, csvOf(rows));
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    const pid = server.process.pid ?? 0;
    const look = () => fetch(`${server.url}/api/goods/list`).then((answer) => answer.arrayBuffer());
    await look();
    const idle = residentMib(pid);
    const command = spawn(process.execPath, [programFile('catalogue'), 'import', file], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    command.stdout.on('data', (part) => {
      said += String(part);
    });
    let isOver = false;
    const ended = once(command, 'exit').finally(() => {
      isOver = true;
    });
    const started = performance.now();
    const beside = readUntil(look, () => isOver);
    const peak = highestUntil(
      () => residentMib(pid) + residentMib(command.pid ?? 0),
      () => isOver,
    );
    await ended;
    const seconds = (performance.now() - started) / 1000;
    const end = performance.now() + usualSeconds * 1000;
    const [during, most] = [await beside, await peak];
    const usual = await readUntil(look, () => performance.now() > end);
    console.log(`\nimport beside a server with the embedded database: ${said.trim().split('\n').at(-1)}`);
    console.log(
      `${seconds.toFixed(1)} s, ${(most - idle).toFixed(0)} MiB beyond the idle server (${idle.toFixed(0)} MiB)`,
    );
    console.log(`a list of goods meanwhile: ${waited(during)}; usual: ${waited(usual)}`);
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true });
    rmSync(folder, { recursive: true });
  }
};

const csvOf = (count: number): string => {
  const rows = [...syntheticRows(count)].map(({ row }) => row);
  const heads = Object.keys(rows[0] ?? {});
  return [heads, ...rows.map((row) => Object.values(row))].map((cells) => cells.join(',')).join('\n');
};

/** Sends one request after another; returns the milliseconds of each. */
const readUntil = async (ask: () => Promise<unknown>, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
    await sleep(readerPauseMs);
  }
  return times;
};

const highestUntil = async (measure: () => number, isOver: () => boolean): Promise<number> => {
  let highest = 0;
  while (!isOver()) {
    highest = Math.max(highest, measure());
    await sleep(samplingMs);
  }
  return highest;
};

/** Resident memory of a process; 0 if it does not exist or the system does not report it. */
const residentMib = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

const waited = (times: readonly number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms of ${times.length}`;
