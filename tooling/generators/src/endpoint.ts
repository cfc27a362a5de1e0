import type { Tree } from './tree.ts';
import { nearest, type Word, wordOf } from './words.ts';

const MODULES = 'apps/api/src/modules';
const CALLS = 'packages/api-client/openapi/calls.tsv';
const METHODS = new Set(['get', 'post', 'put', 'delete']);

/** `pnpm new endpoint coupon share-coupon --method post --path /api/coupon/{id}/share --call C201 --access buyer` */
export function newEndpoint(
  tree: Tree,
  [input = '', action = '']: readonly string[],
  options: Readonly<Record<string, string | undefined>>,
): string[] {
  const noun = wordOf(input);
  const verb = wordOf(action);
  const { path, call, access = 'buyer', room } = options;
  const method = options.method?.toLowerCase() ?? 'get';
  if (!path?.startsWith('/api/')) throw new Error('Give its path: --path /api/coupon/{id}/share.');
  const free = freeCall(tree);
  if (!call || !/^C\d{3}$/.test(call)) throw new Error(`Give its id in the list of calls: --call ${free} is free.`);
  if (!METHODS.has(method)) throw new Error(`--method is one of ${[...METHODS].join(', ')}.`);
  if (access !== 'buyer' && access !== 'visitor') throw new Error('--access is buyer or visitor.');

  const contract = 'packages/api-client/openapi.json';
  tree.refuse(contract, new RegExp(`"operationId": ?"${verb.camel}"`), `The operation ${verb.camel}`);
  tree.refuse(contract, new RegExp(`"x-call": ?"${call}"`), `The call ${call}`, `take ${free}`);
  const { module, advice } = findModule(tree, noun, room);
  describe(tree, noun, verb, { method, path, call, access });
  writeHandler(tree, module, verb, { path, call, access });
  register(tree, module, verb);
  return [
    ...advice,
    `Describe what it takes and gives in packages/api-client/openapi/${noun.kebab}.yaml (x-form, parameters, x-data; each field with a description), and name what it takes in calls.tsv next to it; then run pnpm generate.`,
    'Its last test fails until you have written it: success, not allowed, not found and invalid.',
    'If its path, query or form has an id, say in x-owner whose thing that is; else the walk over all operations fails.',
    'The shop calls it through operations of @yaoji/api-client, in features/<noun>/<noun>.queries.ts or <action>.mutation.ts.',
    'A change that needs a verified identity or a limit of its own is named in apps/api/src/security-baseline.test.ts.',
  ];
}

/** The first id behind those that the list of calls has. */
function freeCall(tree: Tree): string {
  const ids = (tree.read(CALLS) ?? '').matchAll(/^C(\d{3})\t/gm);
  return `C${Math.max(...Array.from(ids, ([, digits]) => Number(digits))) + 1}`;
}

type Module = { readonly noun: Word; readonly folder: string };

/** The module of a noun, in whichever room. A new noun may be a spelling mistake. */
function findModule(tree: Tree, noun: Word, room: string | undefined): { module: Module; advice: string[] } {
  const { kebab } = noun;
  const rooms = tree.foldersIn(MODULES);
  const roomOf = new Map(rooms.flatMap((each) => tree.foldersIn(`${MODULES}/${each}`).map((name) => [name, each])));
  const known = roomOf.get(kebab);
  if (known) return { module: { noun, folder: `${MODULES}/${known}/${kebab}` }, advice: [] };
  const nouns = [...roomOf.keys()];
  const meant = nearest(kebab, nouns);
  const advice = `${kebab} is a new noun${meant ? `: did you mean ${meant}?` : '.'} There are ${nouns.join(', ')}.`;
  if (!room || !rooms.includes(room)) throw new Error(`${advice} For a new one, give --room: ${rooms.join(', ')}.`);
  return { module: { noun, folder: `${MODULES}/${room}/${kebab}` }, advice: [advice] };
}

function describe(
  tree: Tree,
  noun: Word,
  verb: Word,
  { method, path, call, access }: { method: string; path: string; call: string; access: string },
): void {
  const file = `packages/api-client/openapi/${noun.kebab}.yaml`;
  const text = tree.read(file);
  if (text?.includes(`\n  ${path}:\n`))
    throw new Error(`${file} has ${path} already: describe the new method there by hand.`);
  if (text === null) tree.create(file, `x-tag: ${noun.pascal}.\npaths:\n`);
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name]) =>
      `\n        - { name: ${name}, in: path, required: true, schema: { $ref: 'value.yaml#/components/schemas/Id' } }`,
  );
  const summary = verb.pascal.replace(/(?<=.)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  const definition = `  ${path}:
    ${method}:
      operationId: ${verb.camel}
      x-call: ${call}
      x-access: ${access}
      summary: ${summary}
${params.length > 0 ? `      parameters:${params.join('')}\n` : ''}`;
  tree.insertAfter(file, /[\s\S]*\n$/, definition);
  const row = [call, method.toUpperCase(), path, '', 'ours', access, summary];
  tree.insertAfter(CALLS, /[\s\S]*\n$/, `${row.join('\t')}\n`);
}

function writeHandler(
  tree: Tree,
  module: Module,
  verb: Word,
  { path, call, access }: { path: string; call: string; access: string },
): void {
  tree.create(
    `${module.folder}/${verb.kebab}.ts`,
    `import { Answer, type Handler } from '#operation.ts';

export const ${verb.camel}: Handler<'${verb.camel}'> = () => new Answer(null, '操作成功');
`,
  );
  const input = path.includes('{')
    ? `{ params: { ${[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: 1`).join(', ')} } }`
    : '{}';
  writeTest(tree, module, verb, access, { call, input });
}

/** In the test of its noun; by itself where that one is set up in another way. */
function writeTest(
  tree: Tree,
  { noun, folder }: Module,
  verb: Word,
  access: string,
  asked: { call: string; input: string },
): void {
  const isBuyer = access === 'buyer';
  const tests = `${isBuyer ? buyerTest(verb, asked) : visitorTest(verb, asked)}${unwrittenTest}`;
  const ofNoun = `${folder}/${noun.kebab}.test.ts`;
  const text = tree.read(ofNoun);
  const needed = [
    /import \{.*\bdescribe\b/,
    /\bcall\b.*= await startTestApp\(/,
    ...(isBuyer ? [/\baddBuyer\(db\b/] : []),
  ];
  if (text !== null && needed.every((one) => one.test(text))) {
    tree.insertAfter(ofNoun, /[\s\S]*\n$/, `\ndescribe('${verb.camel}', () => {${tests}});\n`);
    return;
  }
  tree.create(
    text === null ? ofNoun : `${folder}/${verb.kebab}.test.ts`,
    `import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
${isBuyer ? "import { addBuyer } from '#testing/people.ts';\n" : ''}import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call${isBuyer ? ', signIn' : ''} } = await startTestApp(db);

describe('${verb.camel}', () => {${tests}});
`,
  );
}

const unwrittenTest = `
it('does what it is for', () => {
  expect.fail('Say what it answers and changes, and whom it refuses: not allowed, not found, invalid.');
});
`;

function buyerTest(verb: Word, { call, input }: { call: string; input: string }): string {
  return `
it('[${call}] answers its buyer', async () => {
  const { username } = await addBuyer(db);
  const answer = await call('${verb.camel}', ${input}, await signIn(username));
  expect(answer).toMatchObject({ status: 200 });
});

it('[P2] sends a visitor to the log-in', async () => {
  expect(await call('${verb.camel}', ${input})).toMatchObject({ code: 10001 });
});
`;
}

function visitorTest(verb: Word, { call, input }: { call: string; input: string }): string {
  return `
it('[${call}] answers a visitor', async () => {
  expect(await call('${verb.camel}', ${input})).toMatchObject({ status: 200 });
});
`;
}

function register(tree: Tree, { noun, folder }: Module, verb: Word): void {
  const index = `${folder}/index.ts`;
  if (tree.read(index) === null) {
    tree.create(
      index,
      `import { ${verb.camel} } from './${verb.kebab}.ts';\n\nexport const ${noun.camel}Handlers = { ${verb.camel} };\n`,
    );
    const handlers = 'apps/api/src/handlers.ts';
    tree.insertAfter(
      handlers,
      /^import \{ \w+Handlers \} from '#modules\/[^']+';\n/m,
      `import { ${noun.camel}Handlers } from '${folder.replace('apps/api/src/', '#')}/index.ts';\n`,
    );
    tree.insertAfter(handlers, /^ {2}\.\.\.\w+Handlers,\n/m, `  ...${noun.camel}Handlers,\n`);
    return;
  }
  const imports = /^import [^;]+;\n/m.test(tree.read(index) ?? '') ? /^import [^;]+;\n/m : /^/;
  tree.insertAfter(index, imports, `import { ${verb.camel} } from './${verb.kebab}.ts';\n`);
  tree.insertAfter(index, new RegExp(`${noun.camel}Handlers = \\{[^}]*\\w(?=,?\\s*\\})`), `, ${verb.camel}`);
}
