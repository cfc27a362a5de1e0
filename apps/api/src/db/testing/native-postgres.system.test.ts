import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFailed } from 'vitest';

const module = new URL('./native-postgres.ts', import.meta.url).href;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A process that starts its own Postgres and then waits forever, like an interrupted bench. */
const startHolder = async () => {
  const program = `
    const { startNativePostgres } = await import(${JSON.stringify(module)});
    const { pid } = await startNativePostgres();
    console.log(pid);
    setInterval(() => {}, 60_000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(holder.stdout, 'data');
  return { holder, pid: Number(said) };
};

it.each(['SIGINT', 'SIGTERM'] as const)('ends with the process that started it, when %s ends that', async (signal) => {
  const { holder, pid } = await startHolder();
  expect(isRunning(pid)).toBe(true);
  const ended = once(holder, 'exit');
  holder.kill(signal);
  await ended;
  // An ended process exists until its new parent reaps it.
  onTestFailed(() => void process.kill(pid, 'SIGQUIT'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});
