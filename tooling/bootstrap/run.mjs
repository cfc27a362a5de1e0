import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { Stop } from './stop.mjs';

const GRACE_MS = 15_000;
const WATCH_MS = 250;

/** Runs a command to its end, its output shown; stops the boot with `advice` if it fails. */
export function runToEnd(command, args, { cwd, env, advice }) {
  const { error, status, signal } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error || status !== 0) throw new Stop(advice, status ?? exitCodeOf(signal));
}

/** Runs a command silently and answers with its output, or null if it cannot be run or fails. */
export function ask(command, args, { cwd, env } = {}) {
  const { error, status, stdout } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return error || status !== 0 ? null : stdout.trim();
}

/**
 * Runs the last command of a boot until it ends and answers with its exit code.
 * It gets a process group of its own, so that Ctrl-C reaches it once (from here) and not twice, and a channel whose
 * end tells it that we are gone; we in turn stop it when whoever started us goes without a word.
 */
export function runAttached(command, args, { cwd, env }) {
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const stop = (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    setTimeout(() => killGroup(child.pid), GRACE_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), WATCH_MS).unref();
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Stop(`${command} could not be started: ${error.message}`)));
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}
