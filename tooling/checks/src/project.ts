import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';

/** The input of a check: every file that is not ignored, and the workspaces. */
export interface Project {
  readonly files: readonly string[];
  readonly workspaces: readonly Workspace[];
  read(path: string): string;
}

export interface Workspace {
  readonly name: string;
  /** As `packages/domain`. */
  readonly dir: string;
  /** The exported subpaths, here or once published, as `.` or `./contract`. */
  readonly exports: readonly string[];
  /** Its import aliases, as `#*` for `./src/*`. */
  readonly imports: Readonly<Record<string, string>>;
}

export interface Problem {
  readonly file: string;
  readonly line?: number;
  /** The problem and its solution, in a sentence. */
  readonly message: string;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Record<string, unknown>;
  readonly imports?: Record<string, string>;
  readonly publishConfig?: { readonly exports?: Record<string, unknown> };
}

export function projectAt(root: string): Project {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((pattern) => pattern.replace(/\/$/, ''));
  const isIgnored = (name: string) => name === '.git' || ignored.some((pattern) => matchesGlob(name, pattern));
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isIgnored(name))
      .flatMap((entry) => {
        const path = posix.join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path) : [path];
      });
  return projectOf(filesIn('.').sort(), (path) => readFileSync(join(root, path), 'utf8'));
}

export function projectOf(files: readonly string[], read: (path: string) => string): Project {
  const manifests = files.filter((path) => /^(apps|packages|tooling)\/[^/]+\/package\.json$/.test(path));
  const workspaces = manifests.map((path) => {
    const manifest = JSON.parse(read(path)) as Manifest;
    return {
      name: manifest.name,
      dir: path.replace('/package.json', ''),
      exports: Object.keys({ ...manifest.exports, ...manifest.publishConfig?.exports }),
      imports: manifest.imports ?? {},
    };
  });
  return { files, workspaces, read };
}

/** Handwritten source code of the workspaces. */
export function sourceFiles(project: Project): string[] {
  return project.files.filter(
    (path) =>
      /^(apps|packages|tooling)\/.*\.(ts|tsx|mts|mjs)$/.test(path) &&
      !/(^|\/)generated\//.test(path) &&
      !path.endsWith('.d.ts'),
  );
}

/** Tests, and modules only for tests. */
export function isTest(path: string): boolean {
  return /\.(test|test-d|bench|stories)\.tsx?$|\/testing\//.test(path);
}

/** The results of `judge` for each match of `pattern`, except in comments on separate lines. */
export function judgeLines(
  project: Project,
  files: readonly string[],
  pattern: RegExp,
  judge: (match: RegExpExecArray) => string | undefined,
): Problem[] {
  return files.flatMap((file) =>
    project
      .read(file)
      .split('\n')
      .flatMap((text, index) =>
        (/^\s*(\/\/|\*|\/\*)/.test(text) ? [] : [...text.matchAll(pattern)]).flatMap((match) => {
          const message = judge(match);
          return message ? [{ file, line: index + 1, message }] : [];
        }),
      ),
  );
}
