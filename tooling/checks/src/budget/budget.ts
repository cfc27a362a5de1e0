import { gzipSync } from 'node:zlib';

/** A chunk of Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export interface Budget {
  readonly page: string;
  /** The sources that the page's route loads besides the entry, as keys of the manifest. */
  readonly loads: readonly string[];
  readonly limitKib: number;
  /** How many files its scripts may be. */
  readonly limitFiles: number;
}

/** The scripts that the page cannot do without: the entry, its route, and all that these import. */
export function scriptsOf(manifest: Manifest, { page, loads }: Pick<Budget, 'page' | 'loads'>): string[] {
  const scripts = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(
        `The build has no ${key}, which the budget of ${page} counts: mend the list in tooling/checks/src/budget.`,
      );
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(key);
  for (const key of loads) follow(key);
  return [...scripts].filter((file) => file.endsWith('.js')).sort();
}

const pagesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => /^src\/pages\/.*-page\.tsx$/.test(key));

/**
 * The pages of the build, and for each the scripts that it needs beyond what a visit begins with. `known` is what such a
 * visit has loaded besides, as keys of the manifest.
 */
export function ownScripts(
  manifest: Manifest,
  begun: readonly Pick<Budget, 'loads'>[],
  known: readonly string[],
): Map<string, string[]> {
  const needed = (loads: readonly string[]) => scriptsOf(manifest, { page: loads.join(), loads });
  const loaded = new Set(begun.flatMap(({ loads }) => needed([...loads, ...known])));
  return new Map(pagesOf(manifest).map((page) => [page, needed([page]).filter((script) => !loaded.has(script))]));
}

/** The pages whose file does not export them as `default`. */
export function pagesWithoutDefault(manifest: Manifest, read: (script: string) => string): string[] {
  return pagesOf(manifest).filter((page) => !/\bas default\b/.test(read(manifest[page]?.file ?? '')));
}

/** As a browser that accepts gzip gets them. */
export function gzippedKib(scripts: readonly string[], read: (script: string) => Buffer): number {
  return scripts.reduce((sum, script) => sum + gzipSync(read(script)).length, 0) / 1024;
}
