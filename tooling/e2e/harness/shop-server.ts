import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** The shop as a user starts it, on its own port and data folder. */
export class ShopServer {
  readonly url: string;
  /** Its desk, a separate origin. */
  readonly deskUrl: string;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #process: ChildProcess | null = null;
  #output = '';

  private constructor([port, deskPort]: readonly number[], dataDir: string, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.deskUrl = `http://127.0.0.1:${deskPort}`;
    this.dataDir = dataDir;
    this.#env = { ...env, PORT: String(port), DESK_PORT: String(deskPort), HOST: '127.0.0.1' };
  }

  static async start(dataDir: string, env: Record<string, string> = {}): Promise<ShopServer> {
    const server = new ShopServer(await Promise.all([freePort(), freePort()]), dataDir, env);
    await server.start();
    return server;
  }

  /** All output since the first start. */
  get output(): string {
    return this.#output;
  }

  async start(): Promise<void> {
    const child = spawn('node', ['--enable-source-maps', 'apps/api/dist/main.mjs'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', SEED: 'demo', DATA_DIR: this.dataDir, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (this.#output += String(part)));
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`The shop did not start:\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  async #answers(): Promise<boolean> {
    try {
      const [shop, desk] = await Promise.all([fetch(this.url), fetch(this.deskUrl)]);
      // A stop would wait for unread answers.
      await Promise.all([shop.body?.cancel(), desk.body?.cancel()]);
      return shop.ok;
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
