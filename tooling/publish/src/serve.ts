import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { environment } from './run.ts';

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

export interface Serving {
  readonly script: string;
  readonly args?: readonly string[];
  readonly cwd: string;
  /** Default: a free one. */
  readonly port?: number;
  /** In addition to PORT and HOST. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a local server and waits until it answers. */
export async function serve({ script, args = [], cwd, settings = {}, ...place }: Serving): Promise<Served> {
  const port = place.port ?? (await freePort());
  const env = { ...environment(), HOST: '127.0.0.1', PORT: `${port}`, DESK_PORT: '0', ...settings };
  const child = spawn('node', [script, ...args], { cwd, env });
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([answering(url), ended(child)]);
  const stop = () => {
    const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill();
    return child.exitCode === null ? stopped : Promise.resolve();
  };
  return { url, stop };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function answering(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ended(child: ChildProcess): Promise<never> {
  const texts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => texts.push(String(text)));
  return new Promise((_, reject) =>
    child.once('exit', (code) => reject(new Error(`ended (${code}):\n${texts.join('')}`))),
  );
}
