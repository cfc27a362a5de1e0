// node generate/tokens.ts: writes the design tokens of every theme for design programs, as part of the build.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaleTokens, themeTokens } from '../src/theme/design-tokens.ts';
import { shadeOf, themes } from '../src/theme/themes/all.ts';

const folder = join(import.meta.dirname, '../dist/tokens');
mkdirSync(folder, { recursive: true });
const write = (name: string, tokens: object) =>
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(tokens, null, 2)}\n`);

write('scales', scaleTokens);
for (const [id, colours] of Object.entries(themes)) write(id, themeTokens(shadeOf(id), colours));
