import { ROOMS } from '../boundaries/rooms.ts';
import type { Problem, Project } from '../project.ts';

/** The word between the name and the extension says the file's role. */
const ROLES = new Set([
  'queries',
  'mutation',
  'store',
  'repository',
  'css',
  'stories',
  'test',
  'test-d',
  'system',
  'property',
  'bench',
  'config',
  'client',
  'server',
  'd',
]);
const CATCH_ALLS = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'lib']);
const ROOM = new RegExp(`^apps/api/src/modules/(?!(${ROOMS.join('|')})/[^/]+/)`);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Names of folders and files describe their content; the linter checks their letters. */
export function names(project: Project): Problem[] {
  return project.files
    .filter((file) => /^(apps|packages|tooling)\//.test(file) && !/(^|\/)(generated|migrations)\//.test(file))
    .flatMap((file) => problemsOf(file).map((message) => ({ file, message })));
}

function problemsOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  const name = file.split('/').at(-1) ?? '';
  const [base = '', ...suffixes] = name.replace(/\.(ts|tsx)$/, '').split('.');
  const isSource = /\.(ts|tsx)$/.test(name);
  const odd = folders.find((folder) => !KEBAB.test(folder) && !folder.startsWith('.'));
  const catchAll = [...folders.slice(2), ...(isSource ? [base] : [])].find((part) => CATCH_ALLS.has(part));
  const role = isSource ? suffixes.find((suffix) => !ROLES.has(suffix)) : undefined;
  return [
    ...(ROOM.test(file) ? [`is in no room of the server: move its module to ${ROOMS.join(', ')}.`] : []),
    ...(odd ? [`the folder ${odd} is not in kebab-case: rename it.`] : []),
    ...(catchAll ? [`${catchAll} says nothing about what is in it: name the idea, or split it by idea.`] : []),
    ...(role ? [`.${role} is no known role (${[...ROLES].join(', ')}): use one of them, or a plain name.`] : []),
  ];
}
