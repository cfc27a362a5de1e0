import { parseSync, visitorKeys } from 'oxc-parser';
import { type Problem, type Project, sourceFiles } from '../project.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const PAPER = 'docs/reference.md';
const CONTRACTS = [
  'packages/api-client/openapi.json',
  'packages/api-client/desk.openapi.json',
  'packages/api-client/erp.openapi.json',
];
const NAMES = new Set(['Identifier', 'PrivateIdentifier', 'JSXIdentifier']);

/** Terms of protocols, libraries, the trade and the database, whose words are not looked at one by one. */
const TERMS = ['keep alive', 'print routes', 'print urls', 'shelf life', 'on shelf', 'off shelf'];

/** Identifiers and file names use the words of the table in docs/reference.md; names of the contract are its own. */
export function words(project: Project): Problem[] {
  const advice = adviceIn(project.files.includes(PAPER) ? project.read(PAPER) : '');
  if (advice.size === 0) return [{ file: PAPER, message: 'has no table of words under “## Words”: restore it.' }];
  const wireNames = wireNamesIn(project);
  const judge = (name: string) => (wireNames.has(name) ? [] : judgeName(name, advice));
  const inNames = project.files
    .filter((file) => /^(apps|packages|tooling)\//.test(file) && !/\/(openapi|generated|migrations)\//.test(file))
    .flatMap((file) => judge(file.split('/').at(-1) ?? '').map((message) => ({ file, message })));
  return [
    ...inNames,
    ...sourceFiles(project).flatMap((file) => inIdentifiers(file, project.read(file), advice, judge)),
  ];
}

/** From the table’s last column to its first: the word or words not to use, in backticks, and what to say. */
export function adviceIn(paper: string): Map<string, string> {
  const [, section = ''] = paper.split(/^## Words$/m);
  const rows = (section.split(/^## /m)[0] ?? '').matchAll(/^\|([^|]+)\|[^|]+\|([^|]+)\|$/gm);
  return new Map(
    [...rows].flatMap(([, say = '', not = '']) =>
      [...not.matchAll(/`([\w ]+)`/g)].map(([, word = '']): [string, string] => [word, say.trim()]),
    ),
  );
}

function wireNamesIn(project: Project): Set<string> {
  const found = new Set<string>();
  const collect = (value: unknown, key: string) => {
    if (typeof value === 'string' && (key === 'operationId' || key === 'enum')) found.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(name);
      collect(each, Array.isArray(value) ? key : name);
    }
  };
  for (const contract of CONTRACTS)
    if (project.files.includes(contract)) collect(JSON.parse(project.read(contract)), '');
  return found;
}

function judgeName(name: string, advice: ReadonlyMap<string, string>): string[] {
  const spoken = wordsOf(name).join(' ');
  const rest = TERMS.reduce((text, term) => ` ${text} `.replaceAll(` ${term} `, ' ').trim(), spoken);
  return [...advice]
    .filter(([words]) => ` ${rest} `.includes(` ${words} `))
    .map(([words, say]) => `${name} says “${words}”: say ${say} (${PAPER}, Words).`);
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

/** `window.print`: the browser named it. */
const isOfWindow = ({ type, object }: Node) =>
  type === 'MemberExpression' && (object as Node).type === 'Identifier' && (object as Node).name === 'window';

/** Each name once, where it first occurs. */
function inIdentifiers(
  file: string,
  source: string,
  advice: ReadonlyMap<string, string>,
  judge: (name: string) => string[],
): Problem[] {
  const lower = source.toLowerCase();
  if (![...advice.keys()].some((words) => lower.includes(words.split(' ')[0] ?? words))) return [];
  const places = new Map<string, number>();
  const visit = (node: Node) => {
    if (isOfWindow(node)) return;
    const name = NAMES.has(node.type) ? String(node.name) : '';
    if (name && node.start < (places.get(name) ?? Number.POSITIVE_INFINITY)) places.set(name, node.start);
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [node[key]].flat()) if (typeof child === 'object' && child !== null) visit(child as Node);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return [...places].flatMap(([name, start]) =>
    judge(name).map((message) => ({ file, line: source.slice(0, start).split('\n').length, message })),
  );
}
