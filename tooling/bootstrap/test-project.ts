import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A project of a few files around the real bootstrap; small scripts stand in for installs and builds. */
export function testProject() {
  const root = mkdtempSync(join(tmpdir(), 'yaoji-bootstrap-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const project = new Project(root);
  project.write('package.json', JSON.stringify({ packageManager: 'pnpm@12.4.2' }));
  project.write('pnpm-lock.yaml', 'lockfileVersion: 9\n');
  project.write('apps/shop/src/main.tsx', 'first');
  cpSync(import.meta.dirname, join(root, 'tooling/bootstrap'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
  project.program('npx', INSTALL);
  project.write('apps/api/src/main.ts', '');
  project.builds('shop', 'mkdir -p dist; echo built >> ../../builds');
  project.builds('desk', 'mkdir -p dist');
  project.builds('api', 'mkdir -p dist; cp src/main.ts dist/main.mjs');
  return project;
}

const INSTALL = `
echo "$*" >> installs
mkdir -p node_modules/.pnpm node_modules/.bin
cp pnpm-lock.yaml node_modules/.pnpm/lock.yaml
touch node_modules/.modules.yaml
ln -sf "${process.execPath}" node_modules/.bin/node
`;

class Project {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  write(path: string, text: string) {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  read(path: string) {
    return readFileSync(join(this.root, path), 'utf8');
  }

  remove(path: string) {
    rmSync(join(this.root, path), { recursive: true });
  }

  link(target: string, path: string) {
    this.remove(path);
    symlinkSync(target, join(this.root, path));
  }

  /** A program that precedes those of the machine on PATH. */
  program(name: string, shell: string) {
    this.write(`programs/${name}`, `#!/bin/sh\n${shell}\n`);
    chmodSync(join(this.root, 'programs', name), 0o755);
  }

  /** Sets the build of a part. */
  builds(part: string, build: string) {
    this.write(`apps/${part}/package.json`, JSON.stringify({ scripts: { build } }));
  }

  server(source: string, prepare = '') {
    this.write(
      'apps/api/src/main.ts',
      `if (process.argv.includes('--prepare')) { ${prepare}; process.exit(); }\n${source}`,
    );
  }

  boot(task: string, env: Record<string, string> = {}, ...words: string[]) {
    return this.run(process.execPath, [join(this.root, 'tooling/bootstrap/bootstrap.mjs'), task, ...words], env);
  }

  run(command: string, args: string[], env: Record<string, string> = {}) {
    const path = [join(this.root, 'programs'), process.env.PATH].join(delimiter);
    const child = spawn(command, args, {
      cwd: tmpdir(),
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Boot(child);
  }
}

class Boot {
  output = '';
  readonly process: ReturnType<typeof spawn>;
  readonly ended: Promise<number | null>;
  #isOver = false;
  #wake = () => {};

  constructor(child: ReturnType<typeof spawn>) {
    this.process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        this.output += String(part);
        this.#wake();
      });
    this.ended = new Promise((resolve) =>
      child.on('close', (code) => {
        this.#isOver = true;
        this.#wake();
        resolve(code);
      }),
    );
    onTestFinished(() => void child.kill('SIGKILL'));
  }

  /** Waits until the output matches the pattern and returns its first group. */
  async says(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.output);
      if (found) return found[1] ?? found[0];
      if (this.#isOver) throw new Error(`${pattern} was never said, but:\n${this.output}`);
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
