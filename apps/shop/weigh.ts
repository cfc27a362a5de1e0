// node weigh.ts: what the scripts of home and list are made of, as a table of KiB gzipped. Each row is what leaving it out saves.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

type Manifest = Record<string, { file: string; imports?: string[] }>;
/** A script as pieces of its text, each with the library or folder that it comes from. */
type Script = { source: string; text: string }[];

const pages = {
  home: ['src/pages/general/home/home-page.tsx', 'src/pages/general/home/home-front.tsx'],
  list: ['src/pages/list/list-index/list-index-page.tsx'],
};
const folder = mkdtempSync(join(tmpdir(), 'weigh-'));
await build({
  root: import.meta.dirname,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true, sourcemap: true },
});
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const weights = Object.values(pages).map((entries) => weigh(filesOf(['index.html', ...entries]).map(readScript)));
rmSync(folder, { recursive: true });

const sources = [...new Set(weights.flatMap((weight) => [...weight.keys()]))];
const largest = (source: string) => Math.max(...weights.map((weight) => weight.get(source) ?? 0));
const rows = sources
  .filter((source) => largest(source) >= 0.3)
  .sort((one, other) => largest(other) - largest(one))
  .map((source) => [source, ...weights.map((weight) => (weight.get(source) ?? 0).toFixed(1))]);
const table = [['', ...Object.keys(pages)], ['---', ...weights.map(() => '---:')], ...rows];
process.stdout.write(table.map((row) => `| ${row.join(' | ')} |\n`).join(''));

function filesOf(names: readonly string[], found = new Set<string>()): string[] {
  for (const name of names) {
    const entry = manifest[name];
    if (!entry) throw new Error(`The build has no ${name}.`);
    if (found.has(entry.file)) continue;
    found.add(entry.file);
    filesOf(entry.imports ?? [], found);
  }
  return [...found];
}

function readScript(file: string): Script {
  const map = new SourceMap(JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')));
  const script: Script = [];
  for (const [row, line] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
    for (const [column, character] of [...`${line}\n`].entries()) {
      const entry = map.findEntry(row, column);
      const source = nameOf('originalSource' in entry ? entry.originalSource : '');
      const last = script.at(-1);
      if (last?.source === source) last.text += character;
      else script.push({ source, text: character });
    }
  }
  return script;
}

function nameOf(path = ''): string {
  const library = [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  if (library) return library;
  const [, part] = /(packages\/[^/]+)/.exec(path) ?? [];
  if (part) return part;
  const [, own] = /src\/(pages\/frame|[^/]+)/.exec(path) ?? [];
  return own ? `apps/shop ${own}` : 'names of classes, imports of files';
}

function weigh(scripts: readonly Script[]): Map<string, number> {
  const kib = (script: Script) => gzipSync(script.map(({ text }) => text).join('')).length / 1024;
  const all = scripts.reduce((sum, script) => sum + kib(script), 0);
  const without = (source: string) =>
    scripts.reduce((sum, script) => sum + kib(script.filter((piece) => piece.source !== source)), 0);
  const found = new Set(scripts.flatMap((script) => script.map(({ source }) => source)));
  return new Map([['all', all], ...[...found].map((source) => [source, all - without(source)] as const)]);
}
