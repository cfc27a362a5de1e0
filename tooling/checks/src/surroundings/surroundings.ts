import { parseSync, visitorKeys } from 'oxc-parser';
import { isTest, type Problem, type Project, sourceFiles } from '../project.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const BROWSER = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
  'screen',
]);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const CONFIG_ONLY = {
  'apps/api/src/': { reads: 'process.env', home: 'apps/api/src/config.ts' },
  'apps/shop/src/': { reads: 'import.meta.env', home: 'apps/shop/src/config.ts' },
} as const;

/** A command passes its environment to config.ts, and reads from it where it was typed. */
const COMMAND_LINE = /\/cli\.ts$/;

/** Features that only one file or none may use; `docs/asvs.md` relies on this. */
const RESERVED = [
  {
    text: 'node:child_process',
    home: 'apps/api/src/db/embedded/programs.ts',
    message: 'starts a program: nothing that somebody typed may come near one.',
  },
  {
    text: 'rejectUnauthorized',
    home: null,
    message: 'chooses which certificates are accepted: those that Node trusts are, and NODE_EXTRA_CA_CERTS adds more.',
  },
];

/**
 * Each app reads settings in one config.ts; pages render on the server too, so no browser global may be used while a
 * module loads or a component renders. One file starts programs, and only Node judges certificates.
 */
export function surroundings(project: Project): Problem[] {
  const files = sourceFiles(project).filter(
    (file) => /^(apps|packages)\/[^/]+\/src\//.test(file) && !isTest(file) && !COMMAND_LINE.test(file),
  );
  return files.flatMap((file) => {
    const source = project.read(file);
    const found = /process\.env|import\.meta\.env/.test(source) || [...BROWSER].some((name) => source.includes(name));
    return [...reservedIn(file, source), ...(found ? inspect(file, source) : [])];
  });
}

const reservedIn = (file: string, source: string): Problem[] =>
  RESERVED.filter(({ text, home }) => file !== home && source.includes(text)).map(({ text, message }) => ({
    file,
    line: source.slice(0, source.indexOf(text)).split('\n').length,
    message,
  }));

function inspect(file: string, source: string): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Node, message: string) =>
    problems.push({ file, line: source.slice(0, node.start).split('\n').length, message });
  const inShop = /^(apps\/shop|packages\/ui)\/src\//.test(file) && !/\/testing\/|\/entry\.client\.tsx$/.test(file);

  const visit = (node: Node, parents: readonly Node[]) => {
    const setting = node.type === 'MemberExpression' ? source.slice(node.start, Number(node.end)) : '';
    if (setting === 'process.env' || setting === 'import.meta.env') {
      const home = homeOf(file, setting);
      if (home !== file)
        report(
          node,
          `reads ${setting}: ${home ? `read it in ${home} and pass it in` : 'a package takes settings as parameters'}.`,
        );
    }
    if (inShop && isBrowserGlobal(node, parents) && runsWhileRendering(parents))
      report(
        node,
        `touches ${node.name} while rendering, which the server does too: move it into an effect or an event handler.`,
      );
    for (const child of childrenOf(node)) visit(child, [...parents, node]);
  };
  visit(parseSync(file, source).program as unknown as Node, []);
  return problems;
}

function homeOf(file: string, setting: string): string | null {
  const [, rule] = Object.entries(CONFIG_ONLY).find(([place]) => file.startsWith(place)) ?? [];
  return rule?.reads === setting ? rule.home : null;
}

function childrenOf(node: Node): Node[] {
  const keys = visitorKeys[node.type] ?? [];
  return keys.flatMap((key) => node[key]).filter((child): child is Node => typeof child === 'object' && child !== null);
}

function isBrowserGlobal(node: Node, parents: readonly Node[]): boolean {
  if (node.type !== 'Identifier' || !BROWSER.has(String(node.name))) return false;
  const parent = parents.at(-1);
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return false;
  // Only `window.x`, `document.x()`, `navigator` itself …: a property, parameter or variable of that name is something
  // else.
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return false;
  return !parents.some((scope) => declares(scope, String(node.name)));
}

/** Whether the scope redefines the name: `function f(location)`, `const location = useLocation()`. */
function declares(scope: Node, name: string): boolean {
  const declared = [
    ...(FUNCTIONS.has(scope.type) ? (scope.params as Node[]) : []),
    ...(scope.type === 'BlockStatement' || scope.type === 'Program' ? (scope.body as Node[]) : []).flatMap(
      (statement) =>
        statement.type === 'VariableDeclaration' ? (statement.declarations as Node[]).map((one) => one.id as Node) : [],
    ),
  ];
  return declared.some((pattern) => bindingNames(pattern).includes(name));
}

function bindingNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'Property') return bindingNames(pattern.value as Node);
  return childrenOf(pattern).flatMap(bindingNames);
}

/** While a module loads, or in the body of a component or hook; plain functions and callbacks run when called. */
function runsWhileRendering(parents: readonly Node[]): boolean {
  const index = parents.findLastIndex((node) => FUNCTIONS.has(node.type));
  const inner = parents[index];
  if (!inner) return true;
  const holder = parents[index - 1];
  const named = (inner.id ?? (holder?.type === 'VariableDeclarator' ? holder.id : null)) as Node | null;
  return /^(use)?[A-Z]/.test(String(named?.name ?? ''));
}
