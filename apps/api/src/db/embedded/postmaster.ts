import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError } from './folder-lock.ts';

const fileOf = (folder: string) => join(folder, 'postmaster.pid');

type Postmaster = { pid: number; host: string };

/** Reads the process and the socket folder of the Postgres that runs on a folder; null if there is none. */
export const readPostmaster = (folder: string): Postmaster | null => {
  if (!existsSync(fileOf(folder))) return null;
  const [pid, , , , host = ''] = readFileSync(fileOf(folder), 'utf8').split('\n');
  return { pid: Number(pid), host };
};

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Only the socket proves that it is Postgres: after a crash the process id may have been reused. */
const answers = ({ host }: Postmaster) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(join(host, '.s.PGSQL.5432'));
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const untilGone = async ({ pid }: Postmaster, ms: number) => {
  const end = Date.now() + ms;
  while (isThere(pid) && Date.now() < end) await wait(20);
};

/** Time limits for a fast and an immediate shutdown, and for exiting after the socket has closed. */
const [fastMs, atOnceMs, lastStepsMs] = [20_000, 5000, 2000];

/** Ends a Postgres that has outlived its server, and removes the traces of one that was killed. Call it under the lock. */
export const endOrphan = async (folder: string): Promise<void> => {
  const orphan = readPostmaster(folder);
  if (!orphan) return;
  for (const [signal, ms] of [
    ['SIGINT', fastMs],
    ['SIGQUIT', atOnceMs],
  ] as const) {
    if (!isThere(orphan.pid) || !(await answers(orphan))) break;
    process.kill(orphan.pid, signal);
    await untilGone(orphan, ms);
  }
  await untilGone(orphan, lastStepsMs);
  if (await answers(orphan))
    throw new FolderInUseError(`The database in ${folder} still runs (process ${orphan.pid}) and does not end.`);
  rmSync(fileOf(folder), { force: true });
};
