import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testProject } from './test-project.ts';

const LOG_AND_END = `console.log('server runs')`;
const RUN_UNTIL_STOPPED = `
process.on('SIGTERM', () => { console.log('stopped by SIGTERM'); process.exit(3); });
process.on('SIGINT', () => { console.log('stopped by SIGINT'); process.exit(4); });
setInterval(() => {}, 1000);
console.log('pid=' + process.pid + ';');
`;

test('a fresh clone is installed from the lockfile, built and started', async () => {
  const project = testProject();
  project.server(LOG_AND_END);
  const boot = project.boot('start');
  expect(await boot.ended).toBe(0);
  expect(boot.output).toContain('server runs');
  expect(project.read('installs')).toMatch(/pnpm@12\.4\.2 install --frozen-lockfile .*--prod --filter=yaoji/);
  expect(project.read('builds')).toBe('built\n');
});

test('a first start prepares the database while the shop is built', async () => {
  const project = testProject();
  // Each side waits for the other.
  const door = join(project.root, 'door');
  execFileSync('mkfifo', [door]);
  project.builds('shop', `cat ${door}; mkdir -p dist`);
  project.server(LOG_AND_END, `process.getBuiltinModule('fs').writeFileSync('${door}', '')`);
  const boot = project.boot('start');
  expect(await boot.ended).toBe(0);
  expect(boot.output).toContain('server runs');
});

test('a database that cannot be prepared ends the start with the server’s message', async () => {
  const project = testProject();
  project.server(LOG_AND_END, `console.error('The folder is in use.'); process.exit(5)`);
  const boot = project.boot('start');
  expect(await boot.ended).toBe(5);
  expect(boot.output).toContain('The folder is in use.');
  expect(boot.output).not.toContain('server runs');
});

test('a second start installs and builds nothing', async () => {
  const project = testProject();
  project.server(LOG_AND_END);
  await project.boot('start').ended;
  await project.boot('start').ended;
  expect(project.read('installs').trim().split('\n')).toHaveLength(1);
  expect(project.read('builds')).toBe('built\n');
});

test('a command that needs more than a start installs the rest, and later starts keep it', async () => {
  const project = testProject();
  project.server(LOG_AND_END);
  await project.boot('start').ended;
  expect(await project.boot('run', {}, 'true').ended).toBe(0);
  await project.boot('start').ended;
  project.write('pnpm-lock.yaml', 'lockfileVersion: 9\n# more\n');
  await project.boot('start').ended;
  const installs = project.read('installs').trim().split('\n');
  expect(installs.map((line) => line.includes('--prod'))).toEqual([true, false, false]);
});

test('the server with reload needs more than a start', async () => {
  const project = testProject();
  project.server(LOG_AND_END);
  await project.boot('start').ended;
  await project.boot('dev').ended;
  expect(
    project
      .read('installs')
      .trim()
      .split('\n')
      .map((line) => line.includes('--prod')),
  ).toEqual([true, false]);
});

test.for<{ after: string; harm: (project: ReturnType<typeof testProject>) => void }>([
  {
    after: 'the lockfile has changed',
    harm: (project) => project.write('pnpm-lock.yaml', 'lockfileVersion: 9\n# more\n'),
  },
  { after: 'an install was interrupted', harm: (project) => project.remove('node_modules/.modules.yaml') },
  {
    after: 'node_modules came from another machine',
    harm: (project) => project.link('/bin/false', 'node_modules/.bin/node'),
  },
])('it installs again when $after', async ({ harm }) => {
  const project = testProject();
  project.server(LOG_AND_END);
  await project.boot('start').ended;
  harm(project);
  expect(await project.boot('start').ended).toBe(0);
  expect(project.read('installs').trim().split('\n')).toHaveLength(2);
});

test('rebuilds after a source changes, or after something else changes the output', async () => {
  const project = testProject();
  project.server(LOG_AND_END);
  await project.boot('start').ended;
  project.write('apps/shop/src/main.tsx', 'second');
  await project.boot('start').ended;
  expect(project.read('builds')).toBe('built\nbuilt\n');
  project.remove('apps/shop/dist');
  await project.boot('start').ended;
  expect(project.read('builds')).toBe('built\nbuilt\nbuilt\n');
});

test('a failed install ends with advice', async () => {
  const project = testProject();
  project.program('npx', 'echo "ERR_PNPM_FETCH" >&2; exit 7');
  const boot = project.boot('start');
  expect(await boot.ended).toBe(7);
  expect(boot.output).toContain('The dependencies could not be installed');
  expect(boot.output).not.toContain('    at ');
});

test('a failed build ends with advice and starts nothing', async () => {
  const project = testProject();
  project.server(LOG_AND_END);
  project.builds('api', 'echo no such module; exit 2');
  const boot = project.boot('start');
  expect(await boot.ended).toBe(2);
  expect(boot.output).toContain('no such module');
  expect(boot.output).toContain('The api could not be built');
  expect(boot.output).not.toContain('server runs');
});

test('an unknown task is refused with the known ones', async () => {
  const boot = testProject().boot('fly');
  expect(await boot.ended).toBe(1);
  expect(boot.output).toContain('start|dev|test|verify|walk|journeys|lab|run');
});

test.for(['SIGINT', 'SIGTERM'] as const)('%s reaches the server once and its exit code comes back', async (signal) => {
  const project = testProject();
  project.server(RUN_UNTIL_STOPPED);
  const boot = project.boot('start');
  await boot.says(/pid=(\d+);/);
  boot.process.kill(signal);
  expect(await boot.ended).toBe(signal === 'SIGINT' ? 4 : 3);
  expect(boot.output.match(/stopped by/g)).toHaveLength(1);
});

test('a server that crashes after it came up is restarted', async () => {
  const project = testProject();
  project.server(`process.send('started'); ${RUN_UNTIL_STOPPED}`);
  const boot = project.boot('start');
  const first = await boot.says(/pid=(\d+);/);
  process.kill(Number(first), 'SIGKILL');
  await boot.says(new RegExp(`pid=(?!${first})\\d+;`));
  boot.process.kill('SIGTERM');
  expect(await boot.ended).toBe(3);
});

test('a server that never started is not restarted', async () => {
  const project = testProject();
  project.server(`console.log('once'); process.exit(1);`);
  const boot = project.boot('start');
  expect(await boot.ended).toBe(1);
  expect(boot.output.match(/once/g)).toHaveLength(1);
});

test('the server stops when the bootstrap is killed', async () => {
  const project = testProject();
  project.server(RUN_UNTIL_STOPPED);
  const boot = project.boot('start');
  await boot.says(/pid=(\d+);/);
  boot.process.kill('SIGKILL');
  await boot.says(/stopped by SIGTERM/);
});

test('the server stops when the parent of the bootstrap ends', async () => {
  const project = testProject();
  project.server(RUN_UNTIL_STOPPED);
  // The shell between npm and the bootstrap, which forwards no signals.
  const bootstrap = join(project.root, 'tooling/bootstrap/bootstrap.mjs');
  const boot = project.run('/bin/sh', ['-c', `"${process.execPath}" "${bootstrap}" start & wait`]);
  await boot.says(/pid=(\d+);/);
  boot.process.kill('SIGKILL');
  await boot.says(/stopped by SIGTERM/);
});

test('a configured but missing browser ends the tests with a sentence', async () => {
  const project = testProject();
  const boot = project.boot('test', { CHROMIUM: '/nowhere/chromium' });
  expect(await boot.ended).toBe(1);
  expect(boot.output).toContain('CHROMIUM says /nowhere/chromium, but nothing is there');
});

test('the tests receive the browser’s path', async () => {
  const project = testProject();
  project.write(
    'tooling/verify/src/main.ts',
    `console.log('browser=' + process.env.CHROMIUM + ' ' + process.argv.slice(2))`,
  );
  project.program('fc-list', 'echo Noto Sans CJK SC');
  const boot = project.boot('test', { CHROMIUM: process.execPath });
  expect(await boot.ended).toBe(0);
  expect(boot.output).toContain(`browser=${process.execPath} all`);
});

test('the quick part of the run needs no browser', async () => {
  const project = testProject();
  project.write('tooling/verify/src/main.ts', `console.log('ran ' + process.argv.slice(2))`);
  const boot = project.boot('verify', { CHROMIUM: '/nowhere/chromium' });
  expect(await boot.ended).toBe(0);
  expect(boot.output).toContain('ran quick');
});

const onDebian = test.runIf(existsSync('/usr/bin/apt-get'));

onDebian('a missing font is installed from Debian, and only that', async () => {
  const project = testProject();
  project.write('tooling/verify/src/main.ts', 'console.log("tested");');
  project.program('fc-list', 'exit 0');
  for (const command of ['apt-get', 'sudo'])
    project.program(command, `echo "${command} $*" >> "$(dirname "$0")/../apt"`);
  const boot = project.boot('test', { CHROMIUM: process.execPath });
  expect(await boot.ended).toBe(0);
  const calls = project.read('apt').trim().split('\n');
  expect(calls).toEqual([
    expect.stringContaining(' update'),
    expect.stringMatching(/ install .*fontconfig fonts-noto-cjk$/),
  ]);
  expect(boot.output).toContain('tested');
});

onDebian('where nothing may be installed, the tests end with what to do by hand', async () => {
  const project = testProject();
  project.program('fc-list', 'exit 1');
  for (const command of ['apt-get', 'sudo']) project.program(command, 'exit 100');
  const boot = project.boot('test', { CHROMIUM: process.execPath });
  expect(await boot.ended).toBe(100);
  expect(boot.output).toContain('The tests need fontconfig, fonts-noto-cjk, which could not be installed here.');
  expect(boot.output).toContain('or set CHROMIUM');
});
