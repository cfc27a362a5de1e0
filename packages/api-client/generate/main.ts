import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderDocs } from '../src/docs/render-docs.ts';
import { bundleAll } from './bundle.ts';
import { lint } from './lint.ts';
import { outputs } from './outputs.ts';

const packageFolder = join(import.meta.dirname, '..');
const [command = 'generate', ...flags] = process.argv.slice(2);
const contracts = bundleAll(packageFolder);

switch (command) {
  case 'generate':
    await generate(flags.includes('--check'));
    break;
  case 'lint':
    finish(
      (await Promise.all(Object.values(contracts).map((each) => lint(JSON.stringify(each))))).flat(),
      'the contracts are clean',
    );
    break;
  case 'docs': {
    const page = join('dist', 'contract.html');
    write(page, renderDocs(contracts.shop));
    finish([], `wrote ${join('packages', 'api-client', page)}: open it in a browser`);
    break;
  }
  default:
    finish([`There is no command ${command}: try generate, generate --check, lint or docs.`], '');
}

async function generate(onlyCheck: boolean): Promise<void> {
  const files = await outputs(contracts);
  const stale = [...files].filter(([name, content]) => contentOf(name) !== content);
  if (!onlyCheck) for (const [name, content] of stale) write(name, content);
  const names = stale.map(([name]) => name).join(', ');
  if (!onlyCheck) finish([], names ? `wrote ${names}` : 'nothing to change');
  else if (names)
    finish([`The contract changed but ${names} did not follow: run pnpm contract generate and commit.`], '');
  else finish([], 'the generated files follow the contract');
}

function finish(problems: string[], success: string): void {
  if (problems.length === 0) process.stdout.write(`${success}\n`);
  else {
    process.stderr.write(`${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}

function write(name: string, content: string): void {
  const path = join(packageFolder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function contentOf(name: string): string | null {
  try {
    return readFileSync(join(packageFolder, name), 'utf8');
  } catch {
    return null;
  }
}
