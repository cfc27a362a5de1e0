import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { Stop } from './stop.mjs';

const GRACE_MS = 15_000;
const WATCH_MS = 250;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command with its output visible; stops the boot with `advice` if it fails. */
export function runToEnd(command, args, { cwd, env, advice }) {
  const { error, status, signal } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error || status !== 0) throw new Stop(advice, status ?? exitCodeOf(signal));
}

/** Runs a shell command and shows its output only if it fails; then stops the boot with `advice`. */
export async function runQuietly(command, { cwd, env, advice }) {
  const child = spawn('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const code = await new Promise((resolve) =>
    child.on('close', (status, signal) => resolve(status ?? exitCodeOf(signal))),
  );
  if (code === 0) return;
  console.error(output);
  throw new Stop(advice, code);
}

/** Runs a command silently and returns its output, or null if it cannot be run or fails. */
export function ask(command, args, { cwd, env } = {}) {
  const { error, status, stdout } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return error || status !== 0 ? null : stdout.trim();
}

/**
 * Runs the last commands of a boot until one of them ends, then ends the others and returns its exit code. Each has its
 * own process group, so that Ctrl-C reaches it only once (from here), and a channel that closes when we end; we in turn
 * stop them if our parent disappears.
 */
export async function runAttached(...commands) {
  const children = commands.map(({ command, args, cwd, env, onStarted }) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    if (onStarted) child.on('message', (message) => message === 'started' && onStarted());
    return { command, process: child };
  });
  const running = new Set(children.map((child) => child.process));
  const stop = (signal) => {
    for (const child of running) {
      child.kill(signal);
      setTimeout(() => running.has(child) && killGroup(child.pid), GRACE_MS).unref();
    }
  };
  for (const signal of signals) process.on(signal, stop);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), WATCH_MS).unref();
  const ends = children.map(async (child) => {
    const code = await endOf(child);
    running.delete(child.process);
    return code;
  });
  const first = await Promise.race(ends);
  stop('SIGTERM');
  await Promise.all(ends);
  clearInterval(watch);
  for (const signal of signals) process.off(signal, stop);
  return first;
}

function endOf({ command, process: child }) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? exitCodeOf(signal)));
  });
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}
