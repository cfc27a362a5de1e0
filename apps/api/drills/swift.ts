import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const host = '127.0.0.1';
const ports = { account: 16_202, container: 16_201, object: 16_200, proxy: 16_280 };
const secret = 'drill-secret';
const startWithinMs = 60_000;

/** Environment of a server whose files are in that store's bucket `yaoji`. */
export const swiftEnvironment = {
  FILES: `s3+http://${host}:${ports.proxy}/yaoji`,
  FILES_KEY_ID: 'shop:files',
  FILES_SECRET: secret,
};

/**
 * An S3-compatible store from Debian's packages (swift-proxy, swift-account, swift-container, swift-object): one of
 * each server, one copy of each file, in a temporary folder.
 */
export const startSwift = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yaoji-swift-'));
  configure(folder);
  const children: ChildProcess[] = [];
  const stop = async () => {
    const left = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(left);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const [name, port] of Object.entries(ports)) {
    const program = spawn(`swift-${name}-server`, [join(folder, `${name}-server.conf`)], { stdio: 'ignore' });
    program.once('error', () => {});
    children.push(program);
    if (!(await isListening(port, program))) {
      await stop();
      throw new Error(`swift-${name}-server did not start: apt-get install swift-${name}`);
    }
  }
  return { stop };
};

const isListening = async (port: number, program: ChildProcess): Promise<boolean> => {
  for (const end = Date.now() + startWithinMs; Date.now() < end && program.pid && program.exitCode === null; ) {
    if (await connects(port)) return true;
    await wait(200);
  }
  return false;
};

const connects = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const configure = (folder: string) => {
  const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  const common = [`bind_ip = ${host}`, 'user = root', `swift_dir = ${folder}`, 'workers = 0', 'log_level = ERROR'];
  mkdirSync(join(folder, 'disks/d1'), { recursive: true });
  write(
    'swift.conf',
    '[swift-hash]',
    'swift_hash_path_suffix = drill',
    '[storage-policy:0]',
    'name = default',
    'default = yes',
  );
  for (const name of ['account', 'container', 'object'] as const) {
    const builder = join(folder, `${name}.builder`);
    const ring = (...words: string[]) => execFileSync('swift-ring-builder', [builder, ...words], { stdio: 'ignore' });
    ring('create', '4', '1', '0');
    ring('add', `r1z1-${host}:${ports[name]}/d1`, '1');
    ring('rebalance');
    write(
      `${name}-server.conf`,
      '[DEFAULT]',
      ...common,
      `bind_port = ${ports[name]}`,
      `devices = ${join(folder, 'disks')}`,
      'mount_check = false',
      '[pipeline:main]',
      `pipeline = ${name}-server`,
      `[app:${name}-server]`,
      `use = egg:swift#${name}`,
    );
  }
  const filters = ['catch_errors', 'cache', 's3api', 'tempauth'];
  write(
    'proxy-server.conf',
    '[DEFAULT]',
    ...common,
    `bind_port = ${ports.proxy}`,
    '[pipeline:main]',
    `pipeline = ${filters.join(' ')} proxy-server`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...filters.flatMap((name) => [`[filter:${name}]`, `use = egg:swift#${name === 'cache' ? 'memcache' : name}`]),
    `user_shop_files = ${secret} .admin`,
  );
};
