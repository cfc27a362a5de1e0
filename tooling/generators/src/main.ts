// pnpm new page|component|endpoint|rule|field NAME …: writes the files, their test and their registration.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCommand, usage } from './command.ts';
import { newComponent } from './component.ts';
import { newEndpoint } from './endpoint.ts';
import { newField } from './field.ts';
import { newPage } from './page.ts';
import { newRule } from './rule.ts';
import { type Tree, treeIn } from './tree.ts';

const root = join(import.meta.dirname, '../../..');
const kinds = { page: newPage, component: newComponent, endpoint: newEndpoint, rule: newRule, field: newField };

try {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command) {
    const tree = treeIn(root);
    const advice = kinds[command.kind](tree, command.names, command.options);
    if (command.isDry) console.log(tree.preview().join('\n'));
    else write(tree);
    console.log(['', ...advice].join('\n'));
  } else console.log(usage);
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
