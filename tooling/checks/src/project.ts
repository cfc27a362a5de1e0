import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a check sees: every file that git knows or would take up, and the workspaces among them. */
export interface Project {
  readonly files: readonly string[];
  readonly workspaces: readonly Workspace[];
  read(path: string): string;
}

export interface Workspace {
  readonly name: string;
  /** As `packages/domain`. */
  readonly dir: string;
  /** The subpaths of its `exports`, as `.` or `./contract`. */
  readonly exports: readonly string[];
}

export interface Problem {
  readonly file: string;
  readonly line?: number;
  /** What is wrong and what to do, in a sentence. */
  readonly message: string;
}

export function projectAt(root: string): Project {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  return projectOf(files, (path) => readFileSync(join(root, path), 'utf8'));
}

export function projectOf(files: readonly string[], read: (path: string) => string): Project {
  const manifests = files.filter((path) => /^(apps|packages|tooling)\/[^/]+\/package\.json$/.test(path));
  const workspaces = manifests.map((path) => {
    const manifest = JSON.parse(read(path)) as { name: string; exports?: Record<string, unknown> };
    return {
      name: manifest.name,
      dir: path.replace('/package.json', ''),
      exports: Object.keys(manifest.exports ?? {}),
    };
  });
  return { files, workspaces, read };
}

/** Program text written by hand, in the workspaces. */
export function sourceFiles(project: Project): string[] {
  return project.files.filter(
    (path) =>
      /^(apps|packages|tooling)\/.*\.(ts|tsx|mts|mjs)$/.test(path) &&
      !/(^|\/)generated\//.test(path) &&
      !path.endsWith('.d.ts'),
  );
}

export function isTest(path: string): boolean {
  return /\.(test|test-d|bench|stories)\.tsx?$/.test(path);
}
