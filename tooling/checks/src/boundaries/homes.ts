import { isTest } from '../project.ts';
import type { Arrow } from './boundaries.ts';

/** Libraries with a wrapper in one place; importing them elsewhere bypasses it. */
const HOMES: readonly (readonly [library: RegExp, home: RegExp, advice: string])[] = [
  [/^(radix-ui|@radix-ui\/.*)$/, /^packages\/ui\//, 'Radix is wrapped once: use or add a component in packages/ui'],
  [
    /^@vanilla-extract\//,
    /^(packages\/ui\/|tooling\/storybook\/|apps\/(shop|desk)\/(.*\.css\.ts|vite\.config\.ts|vitest\.config\.ts)$)/,
    'styles belong in a .css.ts file or in packages/ui',
  ],
  [
    /^(drizzle-orm|pg)$/,
    /^(apps\/api\/(src\/(db\/|(modules|plugins\/contract)\/.*\.repository\.ts$)|demo\/|drills\/|bench\/|drizzle\.config\.ts)|tooling\/e2e\/)/,
    'the database is asked in a *.repository.ts of a module (or in db/) only: add a function there',
  ],
  [/^fastify$|^@fastify\//, /^apps\/api\//, 'the server framework stays in apps/api'],
];

const DRAWS = /^(react|react-dom|react-router|@tanstack\/react-.*|zustand)$/;

/** Libraries that a place may not use at all; the first matching row counts. */
const MISPLACED: readonly (readonly [file: RegExp, library: RegExp, advice: string])[] = [
  [
    /^packages\/domain\/src\//,
    /./,
    'domain is pure functions without a library: pass the values in, and draw, fetch or store them in the app',
  ],
  [
    /^packages\/routes\/src\//,
    DRAWS,
    'routes is a table of plain values: what follows it is in apps/shop/src/shared/routing',
  ],
  [
    /^packages\/api-client\/src\//,
    DRAWS,
    'the client is plain functions, for the server as well: a hook belongs to a feature of apps/shop',
  ],
  [
    /^packages\/ui\/src\//,
    /^(@tanstack\/react-query|react-router|zustand)$/,
    'a component knows no server, address or store: take data and callbacks as props',
  ],
  [
    /^apps\/api\/src\//,
    DRAWS,
    'the server has no components: add it to a page of apps/shop, whose build the server renders',
  ],
  [
    /^apps\/(shop|desk)\/src\//,
    /^(drizzle-orm|pg|fastify|@fastify\/.*)$/,
    'only the server has it: call an operation with @yaoji/api-client',
  ],
];

export const libraryHome: Arrow = (file, { target }) => {
  if (target.kind !== 'library' || isTest(file)) return null;
  const misplaced = MISPLACED.find(([place, library]) => place.test(file) && library.test(target.name));
  if (misplaced) return misplaced[2];
  const [, home, advice] = HOMES.find(([library]) => library.test(target.name)) ?? [];
  return !home || home.test(file) ? null : (advice ?? null);
};
