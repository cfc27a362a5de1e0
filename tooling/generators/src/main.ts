// pnpm new page|component|endpoint|rule|field NAME …: writes the files, their test and their registration.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newComponent } from './component.ts';
import { newEndpoint } from './endpoint.ts';
import { newField } from './field.ts';
import { newPage } from './page.ts';
import { newRule } from './rule.ts';
import { Tree } from './tree.ts';

const USAGE = `pnpm new page AREA PAGE [--path /jfsc --title 积分商城]
pnpm new component NAME
pnpm new endpoint NOUN VERB-NOUN --path /api/… --call C201 [--method get|post|put|delete] [--access buyer|visitor]
pnpm new rule NAME --title 会员日 [--after coupon]
pnpm new field NAME --title 净含量
A page and an endpoint are those of the shop; what the desk needs stands in CONTRIBUTING.md, “Where does it live?”.
With --dry-run it writes nothing and shows what it would.
Names are kebab-case: points-mall, share-coupon.`;

const TEXTS = ['path', 'title', 'method', 'call', 'access', 'after'];
const root = join(import.meta.dirname, '../../..');
const kinds = { page: newPage, component: newComponent, endpoint: newEndpoint, rule: newRule, field: newField };

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(TEXTS.map((name) => [name, { type: 'string' as const }])),
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [kind = '', ...names] = positionals;
  const generate = Object.entries(kinds).find(([known]) => known === kind)?.[1];
  if (!generate || names.length === 0) throw new Error(USAGE);
  const tree = new Tree((path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null));
  const { 'dry-run': isDry, ...texts } = values;
  const advice = generate(tree, names, texts as Record<string, string | undefined>);
  if (isDry) console.log(tree.preview().join('\n'));
  else write(tree);
  console.log(['', ...advice].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function write(tree: Tree): void {
  for (const [path, text] of tree.changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(path);
  }
  const sources = [...tree.changed.keys()].filter((path) => /\.tsx?$/.test(path));
  spawnSync('biome', ['check', '--write', ...sources], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
