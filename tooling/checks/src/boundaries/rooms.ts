import { isTest, type Problem, type Project, sourceFiles } from '../project.ts';
import type { Arrow } from './boundaries.ts';
import { importsOf } from './imports.ts';

/** The rooms of the server from the bottom up: a room imports only those before it. apps/api/README.md says what each holds. */
export const ROOMS = [
  'platform',
  'identity',
  'catalogue',
  'content',
  'money',
  'selling',
  'cart',
  'orders',
  'quality',
  'integrations',
  'operators',
];

/** Today's imports of a higher room. This list only shrinks. */
const UPWARD: Readonly<Record<string, readonly string[]>> = {
  // An account with debts is not closed.
  'identity/account-data': ['money/credit'],
  // A card shows the price after promotions and coupons.
  'catalogue/goods': ['selling/coupon', 'selling/promotion'],
  // An order takes its payment from money; these three work on orders that are placed.
  'money/bank': ['orders/order'],
  'money/invoice': ['orders/order'],
  'money/slip': ['orders/order'],
};

const SRC = 'apps/api/src/modules/';
const THIS = 'tooling/checks/src/boundaries/rooms.ts';

/** Room and module of a file, as `orders/order`; null outside of rooms. */
function moduleOf(path: string): string | null {
  const [room = '', module = '', file] = path.startsWith(SRC) ? path.slice(SRC.length).split('/') : [];
  return file && ROOMS.includes(room) ? `${room}/${module}` : null;
}

const rank = (module: string) => ROOMS.indexOf(module.split('/')[0] ?? '');

/** The two modules, if the import goes to a higher room. */
function upward(file: string, { target }: Parameters<Arrow>[1]): readonly [from: string, to: string] | null {
  const [from, to] = [moduleOf(file), target.kind === 'file' ? moduleOf(target.path) : null];
  return from && to && !isTest(file) && rank(from) < rank(to) ? [from, to] : null;
}

export const apiRooms: Arrow = (file, imported) => {
  const [from = '', to = ''] = upward(file, imported) ?? [];
  if (!to || UPWARD[from]?.includes(to)) return null;
  const [lower, higher] = [from, to].map((module) => module.split('/')[0]);
  return `${higher} is above ${lower} (${ROOMS.join(' → ')}): pass it in from above, or move what both need down`;
};

/** Files of the server's modules outside of every room: no arrow would hold there. */
export const unknownRooms = (project: Project): Problem[] =>
  sourceFiles(project)
    .filter((file) => file.startsWith(SRC) && !moduleOf(file))
    .map((file) => ({ file, message: `is in no room: move it to a module of ${ROOMS.join(', ')}.` }));

/** Entries of the list that no import needs any more. */
export function goneUpward(project: Project): Problem[] {
  const used = sourceFiles(project)
    .filter((file) => moduleOf(file))
    .flatMap((file) => importsOf(file, project.read(file), project.workspaces).map((one) => upward(file, one)?.join()));
  return Object.entries(UPWARD)
    .flatMap(([from, targets]) => targets.map((to) => [from, to]))
    .filter((arrow) => !used.includes(arrow.join()))
    .map(([from, to]) => ({ file: THIS, message: `${from} no longer imports ${to}: delete it from UPWARD.` }));
}
