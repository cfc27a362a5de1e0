import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Workspace } from '../project.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Imports types only. */
  readonly isType: boolean;
  readonly target: Target;
}

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'workspace'; readonly workspace: Workspace; readonly subpath: string }
  | { readonly kind: 'library'; readonly name: string };

/** All modules that a file names: imports, re-exports, dynamic imports and mocks, including types. */
export function importsOf(path: string, source: string, workspaces: readonly Workspace[]): Import[] {
  const { module } = parseSync(path, source);
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? { ...moduleRequest, isType } : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: literal(source.slice(start, end)),
      isType: false,
    })),
  ];
  return named
    .filter(({ value }) => value !== '')
    .map(({ value, start, isType }) => ({
      specifier: value,
      isType,
      line: source.slice(0, start).split('\n').length,
      target: targetOf(path, value, workspaces),
    }));
}

function literal(text: string): string {
  return /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2] ?? '';
}

function targetOf(path: string, specifier: string, workspaces: readonly Workspace[]): Target {
  const own = workspaces.find(({ dir }) => path.startsWith(`${dir}/`));
  if (specifier.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(path), specifier) };
  if (specifier.startsWith('#') && own) return { kind: 'file', path: posix.join(own.dir, ownPath(specifier, own)) };
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const workspace = workspaces.find((one) => one.name === name);
  if (workspace) return { kind: 'workspace', workspace, subpath: `.${specifier.slice(name.length)}` };
  return { kind: 'library', name };
}

/** Resolves `imports` of package.json like Node: the longest matching pattern counts. */
function ownPath(specifier: string, { imports }: Workspace): string {
  const [pattern, folder] =
    Object.entries(imports)
      .sort(([a], [b]) => b.length - a.length)
      .find(([pattern]) => specifier.startsWith(pattern.replace('*', ''))) ?? [];
  return pattern && folder ? folder.replace('*', specifier.slice(pattern.length - 1)) : specifier;
}
