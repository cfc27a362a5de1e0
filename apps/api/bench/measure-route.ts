import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** `bytes`: uncompressed body of the last answer. */
export type Measured = { count: number; perSecond: number; p50: number; p99: number; bytes: number };

/** A path to read, or a form to post. */
export type Asking = string | { path: string; form: string };

/** Sends requests from a separate process, in turn on each connection, without a pause. */
export const measureRoute = async (
  origin: string,
  cookie: string,
  asked: Asking[][],
  seconds: number,
): Promise<Measured> => {
  const load = fileURLToPath(new URL('./load.ts', import.meta.url));
  const running = promisify(execFile)(process.execPath, [load, origin, String(seconds), cookie]);
  // Too long for a command-line argument.
  running.child.stdin?.end(JSON.stringify(asked));
  const { stdout } = await running;
  return JSON.parse(stdout) as Measured;
};
