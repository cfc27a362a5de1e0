import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';
import { run } from './run.ts';

const app = inject('app');
const entries = ['domain', 'routes', 'routes/desk', 'goods-art', 'ui', 'ui/theme', 'api-client', 'api-client/wire']
  .concat(['api-client/view', 'api-client/docs', 'api-client/document', 'api-client/desk'])
  .map((entry) => `@yaoji/${entry}`);

interface Example {
  /** The file of types that contains it, relative to `node_modules/@yaoji`. */
  readonly file: string;
  /** The export that follows it. */
  readonly name: string;
  readonly code: string;
}

/** `…` is a placeholder for the reader. */
const filled = (code: string) =>
  code
    .replaceAll(/ … ?\/>/g, ' {...rest} />')
    .replaceAll(', …]', ', ...rest]')
    .replaceAll(' … ', ' ...rest ');

function examples(): Example[] {
  const folder = join(app, 'node_modules/@yaoji');
  const files = globSync('*/dist/**/*.d.ts', { cwd: folder }).filter((file) => !file.includes('/generated/'));
  return files.flatMap((file) => {
    const docstrings = readFileSync(join(folder, file), 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(.*)/g);
    return [...docstrings].flatMap(([, docstring = '', declaration = '']) => {
      const lines = docstring.replaceAll(/^\s*\* ?/gm, '');
      const [, name = ''] = /^export (?:declare )?(?:abstract )?(?:function|const|class) (\w+)/.exec(declaration) ?? [];
      const found = lines.split(/^@/m).filter((tag) => tag.startsWith('example'));
      return found.map((tag) => ({ file, name, code: filled(tag.slice('example'.length).trim()) }));
    });
  });
}

const all = examples();

const reserved = new Set(
  'as await const else false function if in instanceof let new null return true typeof'.split(' '),
);

/** Each is a module: imports the packages' exports, and declares everything that readers already have. */
async function modules() {
  const require = createRequire(join(app, 'index.js'));
  const exported = await Promise.all(
    entries.map(
      async (entry) => [entry, Object.keys(await import(pathToFileURL(require.resolve(entry)).href))] as const,
    ),
  );
  return all.map(({ file, code }) => {
    // A name exported by two packages belongs to the package, or entry, of the example.
    const isNear = (entry: string) => Number(file.startsWith(entry.slice('@yaoji/'.length).replace('/', '/dist/')));
    const near = exported.toSorted(([one], [other]) => isNear(other) - isNear(one) || other.length - one.length);
    const own = new Set([...code.matchAll(/\b(?:const|let|function) (\w+)/g)].map(([, name]) => name));
    const words = [...new Set(code.match(/\b[A-Za-z]\w*/g))].filter((word) => !own.has(word) && !reserved.has(word));
    const lines = words.flatMap((word) => {
      const [entry] = near.find(([, names]) => names.includes(word)) ?? [];
      if (entry) return [`import { ${word} } from '${entry}';`];
      return /^[a-z]/.test(word) ? [`declare const ${word}: any;`] : [];
    });
    return { file, code: [...lines, 'export {};', code, ''].join('\n') };
  });
}

/** Compiles each as a module; returns what the compiler says, with the code. */
async function compile(place: string, modules: readonly { file: string; code: string }[], settings: object) {
  await rm(join(app, place), { recursive: true, force: true });
  await mkdir(join(app, place));
  // The only import that is not in the app.
  await writeFile(join(app, place, 'router.d.ts'), "declare module 'react-router';");
  await Promise.all(modules.map(({ code }, index) => writeFile(join(app, place, `${index}.tsx`), code)));
  await writeFile(join(app, `tsconfig.${place}.json`), JSON.stringify({ ...settings, include: [place] }));
  const compiler = join(app, 'node_modules/typescript/bin/tsc');
  const said = await run('node', [compiler, '-p', `tsconfig.${place}.json`], app).catch(
    (error: Error) => error.message,
  );
  const shown = (index: number) => `${modules[index]?.file}: ${modules[index]?.code}\n `;
  return said.replaceAll(/\w+\/(\d+)\.tsx/g, (_, index) => shown(Number(index)));
}

test('every example of every package compiles', async () => {
  const settings = { extends: './tsconfig.json', compilerOptions: { noImplicitAny: false } };
  expect(await compile('examples', await modules(), settings)).toBe('');
});

test.each([true, false])('every example of every README compiles word for word, with strict: %s', async (strict) => {
  const readmes = globSync('node_modules/@yaoji/*/README.md', { cwd: app });
  const shown = readmes.flatMap((file) => {
    const blocks = readFileSync(join(app, file), 'utf8').matchAll(/^```tsx?\n([\s\S]*?)^```/gm);
    return [...blocks].map(([, code = '']) => ({ file, code }));
  });
  expect(new Set(shown.map(({ file }) => file)).size).toBe(readmes.length);
  const settings = { extends: './tsconfig.loose.json', compilerOptions: { strict, skipLibCheck: true } };
  expect(await compile('readmes', shown, settings)).toBe('');
});

test.each([
  ['ui', 'Button Card ErrorState EmptyState toast Link formatMoney Skeleton FormField TextField Notice Checkbox'],
  ['ui', 'StatusTag Dialog Price Pagination DataTable GoodsCard CartLine QuantityStepper media vars'],
  ['domain', 'compareMoney addMoney normalizeText chinaDay clampQuantity quantityLimits priceCart'],
  ['routes', 'href getRoute matchRoute'],
  ['api-client', 'ApiError withToken'],
])('%s: frequently used exports have an example: %s', (name, used) => {
  const shown = new Set(all.filter(({ file }) => file.startsWith(`${name}/`)).map((example) => example.name));
  expect(used.split(' ').filter((one) => !shown.has(one))).toEqual([]);
});
