// Runs on the host's Node (>=18) with no dependencies: installs the workspace
// with the pinned pnpm, then runs everything else under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
process.chdir(root);
const win = process.platform === 'win32';
const env = { ...process.env };
const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));

const sync = (cmd, args) => {
  const r = spawnSync(cmd, args, { stdio: 'inherit', env, shell: win });
  if (r.error) throw r.error;
  if (r.status !== 0) process.exit(r.status ?? 1);
};
// The last command of a boot: stays attached, forwards signals, and stops it
// when the `sh -c` between npm and us dies without passing the signal on.
const last = (cmd, args) => {
  const child = spawn(cmd, args, { stdio: 'inherit', env, shell: win });
  const stop = (sig) => child.exitCode === null && child.kill(sig);
  for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(s, () => stop(s));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref();
  child.on('exit', (code, sig) => process.exit(code ?? (sig === 'SIGINT' ? 130 : 143)));
};

const installed = () => {
  const lock = join('node_modules', '.pnpm', 'lock.yaml');
  return existsSync(lock) && readFileSync(lock, 'utf8') === readFileSync('pnpm-lock.yaml', 'utf8');
};
if (!installed()) sync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile']);

env.PATH = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
const v = spawnSync('node', ['-p', 'process.versions.node'], { env, encoding: 'utf8' }).stdout.trim();
const [maj, min] = v.split('.').map(Number);
if (maj < 22 || (maj === 22 && min < 22)) {
  console.error(`Node ${v} is too old, and no pinned Node is published for ${process.platform}-${process.arch}: install Node 22.22 or newer.`);
  process.exit(1);
}

const task = process.argv[2];
if (task === 'start') {
  sync('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only']);
  last('node', ['apps/api/src/main.ts']);
} else {
  if (task === 'test:all') ensureChromium();
  last('pnpm', ['run', ...process.argv.slice(2)]);
}

function ensureChromium() {
  const found = [env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((p) => p && existsSync(p));
  const cjk = process.platform !== 'linux' || /\S/.test(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout ?? '');
  if (found && cjk) { env.CHROMIUM = found; return; }
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const sudo = process.getuid() === 0 ? [] : ['sudo', '-n'];
    const apt = (...a) => { const [c, ...r] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...a]; sync(c, r); };
    apt('update'); apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fontconfig');
    env.CHROMIUM = '/usr/bin/chromium'; return;
  }
  sync('pnpm', ['--filter', '@yaoji/e2e', 'exec', 'playwright', 'install', 'chromium']);
}
