// The server, the shop and the desk with reload: open either address; API calls are proxied to the server.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAttached } from './run.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { env } = process;
const pages = join(root, 'tooling/bootstrap/dev-pages.mjs');

process.exitCode = await runAttached(
  {
    command: 'node',
    args: ['--import', './tooling/bootstrap/stop-with-parent.mjs', 'apps/api/dev.ts'],
    cwd: root,
    env,
  },
  {
    command: 'node',
    args: [pages],
    cwd: join(root, 'apps/shop'),
    env: { ...env, API_PORT: env.PORT ?? '3000' },
  },
  {
    command: 'node',
    args: [pages],
    cwd: join(root, 'apps/desk'),
    env: { ...env, DESK_PORT: env.DESK_PORT ?? String(Number(env.PORT ?? '3000') + 1) },
  },
);
