// node generate/tokens.ts [--check]: writes the design tokens of every theme, or says which file is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaleTokens, themeTokens } from '../src/theme/design-tokens.ts';
import { shadeOf, themes } from '../src/theme/themes/all.ts';

const folder = join(import.meta.dirname, '../tokens');

const files = Object.entries({
  scales: scaleTokens,
  ...Object.fromEntries(Object.entries(themes).map(([id, colours]) => [id, themeTokens(shadeOf(id), colours)])),
}).map(([name, tokens]) => [join(folder, `${name}.json`), `${JSON.stringify(tokens, null, 2)}\n`] as const);

const current = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const stale = files.filter(([file, content]) => current(file) !== content);
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is not what the tokens say.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of stale) writeFileSync(file, content);
}
