import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** `bytes`: of the last answer's body, as it is without compression. */
export type Measured = { count: number; perSecond: number; p50: number; p99: number; bytes: number };

/** A path to read, or a form to send to one. */
export type Asking = string | { path: string; form: string };

/** Asks from a process of its own: for each connection what it asks for in turn, without a pause. */
export const measureRoute = async (
  origin: string,
  cookie: string,
  asked: Asking[][],
  seconds: number,
): Promise<Measured> => {
  const load = fileURLToPath(new URL('./load.ts', import.meta.url));
  const running = promisify(execFile)(process.execPath, [load, origin, String(seconds), cookie]);
  // More than an argument can hold.
  running.child.stdin?.end(JSON.stringify(asked));
  const { stdout } = await running;
  return JSON.parse(stdout) as Measured;
};
