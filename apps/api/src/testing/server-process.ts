import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { programFile } from './program-file.ts';

export type ServerProcess = {
  url: string;
  /** Sends a signal and waits for the end of the process; returns its exit code, null if a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  process: ChildProcess;
  /** Its output after the greeting. */
  complaints: () => string[];
};

/** The server as a separate process, on a free local port. */
export const startServerProcess = async (env: Record<string, string>): Promise<ServerProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [programFile('main')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SEED: 'none',
      PORT: String(port),
      DESK_PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  child.once('exit', () => process.off('exit', killAtExit));
  let said = '';
  let complained = '';
  child.stdout.on('data', (part) => {
    said += String(part);
  });
  child.stderr.on('data', (part) => {
    complained += String(part);
  });
  while (!said.includes(`:${port}`)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server did not start:\n${said}${complained}`);
    }
    await wait(20);
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    const [code] = await once(child, 'exit');
    return code as number | null;
  };
  const complaints = () =>
    [...complained.split('\n'), ...said.split('\n').filter((line) => line.startsWith('{'))].filter(Boolean);
  return { url: `http://127.0.0.1:${port}`, end, process: child, complaints };
};

const freePort = async (): Promise<number> => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
};
