import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chownForPostgres, postgresProgram, underAccount } from '../embedded/programs.ts';

const run = promisify(execFile);

export type NativePostgres = {
  /** Connects as superuser to the database `postgres`. */
  url: string;
  /** Its data folder. */
  data: string;
  /** Current process id of the server, for tests that kill it. */
  pid: number;
  /** Stops it as an operator would, breaking every connection, and restarts it on the same port after `whileDown`. */
  restart: (whileDown: () => Promise<unknown>) => Promise<void>;
  stop: () => Promise<void>;
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Makes a signal exit the process, which stops the server; any other listener of the signal decides instead. */
const exitOnSignals = (): (() => void) => {
  const ends = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const end = () => {
      if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal]);
    };
    process.once(signal, end);
    return () => process.off(signal, end);
  });
  return () => {
    for (const off of ends) off();
  };
};

/**
 * Starts a Postgres with its files in the system's temporary folder, all of which is removed on stop.
 *
 * @param primary - A copy of it follows as a standby named `standby`, until promoted. The primary restarts meanwhile.
 */
export const startNativePostgres = async (primary?: NativePostgres): Promise<NativePostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'yaoji-postgres-'));
  const data = join(folder, 'data');
  chownForPostgres(folder, folder);
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const runHere = (...command: string[]) => {
    const [program = '', ...args] = underAccount(folder, command);
    return run(program, args, options);
  };
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  if (primary) {
    await primary.restart(() => runHere('cp', '-a', primary.data, data));
    await runHere('touch', join(data, 'standby.signal'));
  } else {
    await runHere(postgresProgram('initdb'), ...initialise).catch(() =>
      // Not every system has a C locale with UTF-8.
      runHere(postgresProgram('initdb'), ...initialise.with(-2, '--locale=C')),
    );
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=`,
    'max_connections=300',
    'shared_buffers=128MB',
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    ...(primary ? [`primary_conninfo=${primary.url}?application_name=standby`] : []),
  ];
  const [program = '', ...args] = underAccount(folder, [
    postgresProgram('postgres'),
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const launch = () => spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = launch();
  try {
    await untilReady(server);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  // Any end of this process except a kill ends the server: nobody else would.
  const stopAtOnce = () => {
    server.kill('SIGQUIT');
    // Wait for its processes to close their files; nothing asynchronous runs any more.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stopAtOnce);
  const ignoreSignals = exitOnSignals();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const restart = async (whileDown: () => Promise<unknown>) => {
    await end('SIGINT');
    await whileDown();
    server = launch();
    await untilReady(server);
  };
  const stop = async () => {
    process.off('exit', stopAtOnce);
    ignoreSignals();
    await end('SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    data,
    get pid() {
      return server.pid ?? 0;
    },
    restart,
    stop,
  };
};

const untilReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Postgres for the tests did not start:\n${log}`)));
  });
