import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const readyMs = 120_000;

/** The built shop with demonstration data, on a free port. */
export async function startShop(root: string, dataDir: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('node', [join(root, 'apps/api/dist/main.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SEED: 'demo',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + readyMs;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The shop did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}
