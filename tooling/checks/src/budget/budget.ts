import { brotliCompressSync } from 'node:zlib';

/** A chunk of Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The first script of every page, with all imports. */
export const firstScripts = (manifest: Manifest): Set<string> =>
  scriptsOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );

/** The scripts of chunks, named by keys of the manifest, with all imports. */
export function scriptsOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const scripts = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const key of keys) follow(key);
  return scripts;
}

/** The keys of pages with a separate chunk, which has the page's name. */
export const pagesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.name?.endsWith('-page'));

/** Size as sent to a browser that accepts Brotli. */
export function sentKib(scripts: Iterable<string>, read: (script: string) => Buffer): number {
  let bytes = 0;
  for (const script of scripts) bytes += brotliCompressSync(read(script)).length;
  return bytes / 1024;
}
