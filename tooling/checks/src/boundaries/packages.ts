import type { Arrow } from './boundaries.ts';

/** What each workspace may use of the others; the first pattern that fits the importing file counts. */
const MAY_USE: readonly (readonly [from: RegExp, may: RegExp, advice: string])[] = [
  [
    /^packages\/ui\/(\.storybook\/|.*\.stories\.tsx$)/,
    /^@yaoji\/goods-art$/,
    'stories may draw goods with goods-art; of the workspace nothing else',
  ],
  [/^packages\//, /^(?!)/, 'a package imports no other package of the workspace: take what it needs as a parameter'],
  [
    /^apps\/shop\//,
    /^@yaoji\/(ui|routes|api-client|domain)(\/|$)/,
    'the shop uses ui, routes, api-client and domain; whatever the server knows comes through api-client',
  ],
  [
    /^apps\/api\//,
    /^@yaoji\/(domain|routes|goods-art|api-client\/(contract|wire|docs|openapi\.json))$/,
    'the server uses domain, routes, goods-art, and contract, wire and docs of api-client only',
  ],
  [
    /^tooling\//,
    /^@yaoji\/(?!shop$|api$)/,
    'tooling runs the apps from outside, as a user does: start them instead of importing them',
  ],
];

export const packageArrow: Arrow = (file, { specifier, target }) => {
  if (target.kind !== 'workspace' || file.startsWith(`${target.workspace.dir}/`)) return null;
  const [, may, advice] = MAY_USE.find(([from]) => from.test(file)) ?? [];
  return may?.test(specifier) ? null : (advice ?? 'this place may use no workspace package');
};

export const deepImport: Arrow = (file, { target }, project) => {
  if (target.kind === 'workspace' && !target.workspace.exports.includes(target.subpath))
    return `${target.workspace.name} does not export ${target.subpath}: use what its package.json exports, or export it there`;
  if (target.kind !== 'file') return null;
  const own = project.workspaces.find(({ dir }) => file.startsWith(`${dir}/`));
  if (!own || target.path.startsWith(`${own.dir}/`) || own.dir === target.path) return null;
  return 'a path may not leave its own package: import the other package by its name';
};
