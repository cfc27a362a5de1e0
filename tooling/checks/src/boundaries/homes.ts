import { isTest } from '../project.ts';
import type { Arrow } from './boundaries.ts';

/** Libraries that are wrapped in one place; where they are imported elsewhere, the wrapper is being bypassed. */
const HOMES: readonly (readonly [library: RegExp, home: RegExp, advice: string])[] = [
  [/^(radix-ui|@radix-ui\/.*)$/, /^packages\/ui\//, 'Radix is wrapped once: use or add a component in packages/ui'],
  [
    /^@vanilla-extract\//,
    /^(packages\/ui\/|apps\/shop\/(.*\.css\.ts|vite\.config\.ts|vitest\.config\.ts)$)/,
    'styles belong in a .css.ts file or in packages/ui',
  ],
  [
    /^(drizzle-orm|pg|@electric-sql\/.*)$/,
    /^(apps\/api\/(src\/db\/|demo\/|drills\/|bench\/|.*\.repository\.ts$|drizzle\.config\.ts)|tooling\/e2e\/)/,
    'the database is asked in a *.repository.ts (or in db/) only: add a function there',
  ],
  [/^openapi-fetch$/, /^packages\/api-client\//, 'call the server through @yaoji/api-client'],
  [/^fastify$|^@fastify\//, /^apps\/api\//, 'the server framework stays in apps/api'],
];

export const libraryHome: Arrow = (file, { target }) => {
  if (target.kind !== 'library' || isTest(file)) return null;
  const [, home, advice] = HOMES.find(([library]) => library.test(target.name)) ?? [];
  return !home || home.test(file) ? null : (advice ?? null);
};
