import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkFolder, damaged, forgetSizes, recordSizes } from './check-folder.ts';
import { FolderUnusableError } from './folder-lock.ts';
import { initialiseFolder } from './initialise-folder.ts';
import { endOrphan } from './postmaster.ts';
import { chownForPostgres, type Leashed, spawnLeashed } from './programs.ts';

/** One shop on one machine: little memory, few processes. */
const settings = [
  'listen_addresses=',
  'port=5432',
  'unix_socket_permissions=0700',
  'shared_buffers=32MB',
  'max_wal_size=128MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_worker_processes=0',
  'io_method=sync',
  'jit=off',
  'timezone=UTC',
  'log_line_prefix=',
];

/** In addition to the server's: for commands. */
const furtherConnections = 20;

/** How long a stop waits for commands that are still connected. */
const patienceMs = 2000;

const restartAfterMs = 500;

/** Postgres on a folder, from `start` to `stop`. Restarts it if it crashes in between. */
export class PostgresProcess {
  readonly #folder: string;
  readonly #maxConnections: number;
  #host = '';
  #child: Leashed | undefined;
  #isStopping = false;

  constructor(folder: string, maxConnections: number) {
    this.#folder = folder;
    this.#maxConnections = maxConnections;
  }

  /** Resolves with the folder of its socket when the database has recovered and answers. */
  async start(): Promise<string> {
    checkFolder(this.#folder);
    await initialiseFolder(this.#folder);
    await endOrphan(this.#folder);
    chownForPostgres(dirname(this.#folder), this.#folder);
    this.#host = socketFolder(this.#folder);
    await this.#launch();
    forgetSizes(this.#folder);
    return this.#host;
  }

  async #launch() {
    const options = [
      ...settings,
      `unix_socket_directories=${this.#host}`,
      `max_connections=${this.#maxConnections + furtherConnections}`,
    ].flatMap((setting) => ['-c', setting]);
    const child = spawnLeashed(dirname(this.#folder), 'postgres', ['-D', this.#folder, ...options]);
    this.#child = child;
    await untilReady(child, this.#folder);
    child.once('exit', () => this.#relaunch());
  }

  async #relaunch() {
    await wait(restartAfterMs);
    if (!this.#isStopping) await this.#launch().catch(() => this.#relaunch());
  }

  async stop() {
    this.#isStopping = true;
    const child = this.#child;
    if (child && isRunning(child)) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const hurry = setTimeout(() => child.kill('SIGINT'), patienceMs);
      await ended;
      clearTimeout(hurry);
    }
    if (child?.exitCode === 0) recordSizes(this.#folder);
    if (this.#host !== this.#folder) rmSync(this.#host, { recursive: true, force: true });
  }
}

const isRunning = (child: Leashed) => child.exitCode === null && child.signalCode === null;

/** The longest Unix socket path that every system accepts. */
const longestBytes = 103;

const socketFolder = (folder: string) => {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longestBytes) return folder;
  const short = mkdtempSync(join(tmpdir(), 'yaoji-'));
  chownForPostgres(dirname(folder), short);
  return short;
};

/** The machine is at fault, not the data. */
const ofTheMachine = /No space left|Permission denied|still in use|could not (bind|map|create)|resources|limit/;

const untilReady = (child: Leashed, folder: string) =>
  new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('close', () => {
      const [, reason = log] = /(?:FATAL|PANIC): +(.*)/.exec(log) ?? [];
      reject(
        reason === log || ofTheMachine.test(log)
          ? new FolderUnusableError(`The database in ${folder} does not start: ${reason}`)
          : damaged(folder, reason),
      );
    });
  });
