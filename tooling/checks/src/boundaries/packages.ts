import type { Arrow } from './boundaries.ts';

/** Packages of the server. */
const SERVER =
  'domain|file-content|routes|goods-art|goods-text|papers|payment-providers|price-list|purchase-list|api-client/(contract|(desk|erp)/contract|wire|docs|document|(desk\\.|erp\\.)?openapi\\.json)';

/** Workspaces that each workspace may import; the first pattern that matches the importing file counts. */
const MAY_USE: readonly (readonly [from: RegExp, may: RegExp, advice: string])[] = [
  [
    /^packages\/ui\/(stories\/|.*\.stories\.tsx$)/,
    /^@yaoji\/goods-art$/,
    'stories may draw goods with goods-art; of the workspace nothing else',
  ],
  [
    /^packages\/purchase-list\//,
    /^@yaoji\/(domain|goods-text|price-list)$/,
    'purchase-list uses domain, goods-text and price-list; of the workspace nothing else',
  ],
  [
    /^packages\/(papers|payment-providers|price-list)\//,
    /^@yaoji\/domain$/,
    'papers, payment-providers and price-list use domain; of the workspace nothing else',
  ],
  [
    /^packages\/testing\//,
    /^@yaoji\/(api-client(\/.*)?|domain|goods-art)$/,
    'testing uses api-client, domain and goods-art; of the workspace nothing else',
  ],
  [
    /^packages\/create-yaoji-shop\//,
    /^@yaoji\/(ui|api-client|domain|testing)(\/.*)?$/,
    'the template uses ui, api-client, domain and testing, as an app outside would',
  ],
  [/^packages\//, /^(?!)/, 'a package imports no other package of the workspace'],
  [/^apps\/shop\//, /^@yaoji\/(ui|routes|api-client|domain)(\/|$)/, 'the shop uses ui, routes, api-client and domain'],
  [/^apps\/desk\//, /^@yaoji\/(ui|routes|api-client|domain)(\/|$)/, 'the desk uses ui, routes, api-client and domain'],
  [
    /^apps\/api\/(.*\.test\.ts$|src\/testing\/)/,
    new RegExp(`^@yaoji/(${SERVER}|(goods-art|papers|price-list)/testing|testing(/suite)?)$`),
    'the tests of the server use what the server uses, the /testing of its packages, and testing',
  ],
  [
    /^apps\/api\//,
    new RegExp(`^@yaoji/(${SERVER})$`),
    'the server uses every package but ui, and contract, desk/contract, erp/contract, wire, docs and document of api-client',
  ],
  [
    /^tooling\/storybook\/src\//,
    /^@yaoji\/(?!(api|desk)(\/|$)|shop$)/,
    'Storybook shows ui, and of the shop what its /testing exports',
  ],
  [
    /^tooling\//,
    /^@yaoji\/(?!(shop|desk|api)(\/|$))/,
    'tooling runs the apps from outside, as a user does: start them instead of importing them',
  ],
];

/** The alternative, by importing file and import; the first matching row counts. */
const INSTEAD: readonly (readonly [from: RegExp, what: RegExp, advice: string])[] = [
  [/^packages\/ui\//, /^@yaoji\/domain/, 'apps/shop calculates it, a prop brings the result'],
  [/^packages\/ui\//, /^@yaoji\/routes/, 'apps/shop builds the address, a prop brings the href'],
  [/^packages\/ui\//, /^@yaoji\/api/, 'apps/shop fetches it, a prop brings the values'],
  [/^packages\/domain\//, /./, 'declare the smallest shape that the rule reads, and let the caller pass it in'],
  [/^packages\/routes\//, /./, 'the caller works the value out and passes it to href'],
  [/^packages\/api-client\//, /./, 'apply the rule where the answer is used, in apps/shop or apps/api'],
  [/^packages\//, /./, 'take what it needs as a parameter'],
  [/^apps\/(shop|desk)\//, /^@yaoji\/api$/, 'call the operation with @yaoji/api-client'],
  [/^apps\/shop\//, /./, 'move what the shop needs to src or to a package'],
  [/^apps\/desk\//, /./, 'move what shop and desk both need to a package'],
  [/^apps\/api\//, /^@yaoji\/(ui|shop|desk)/, 'add it to a page of apps/shop, whose build the server renders'],
  [/^apps\/api\//, /^@yaoji\/api-client/, 'import @yaoji/api-client/contract or @yaoji/api-client/wire'],
];

export const packageArrow: Arrow = (file, { specifier, target }) => {
  if (target.kind !== 'workspace' || file.startsWith(`${target.workspace.dir}/`)) return null;
  const [, may, advice] = MAY_USE.find(([from]) => from.test(file)) ?? [];
  if (may?.test(specifier)) return null;
  const [, , instead] = INSTEAD.find(([from, what]) => from.test(file) && what.test(specifier)) ?? [];
  return [advice ?? 'this place may use no workspace package', instead].filter(Boolean).join(': ');
};

/** Settings that a package imports by path, like those of its compiler. */
const SHARED_SETTINGS = 'tooling/verify/vitest.config.ts';

export const deepImport: Arrow = (file, { target }, project) => {
  if (target.kind === 'workspace' && !target.workspace.exports.includes(target.subpath))
    return `${target.workspace.name} does not export ${target.subpath}: use what its package.json exports, or export it there`;
  if (target.kind !== 'file' || target.path === SHARED_SETTINGS) return null;
  const own = project.workspaces.find(({ dir }) => file.startsWith(`${dir}/`));
  if (!own || target.path.startsWith(`${own.dir}/`) || own.dir === target.path) return null;
  return 'a path may not leave its own package: import the other package by its name';
};
