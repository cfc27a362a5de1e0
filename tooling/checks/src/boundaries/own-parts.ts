import { isTest, type Problem, type Project, sourceFiles } from '../project.ts';
import { importsOf } from './imports.ts';

/** Queries, mutations and stores are filed by noun, even if a single page needs them. */
const SHARED = /^apps\/shop\/src\/(features|shared)\/(?!.*\.(queries|mutation|store)\.ts$)/;
const PAGE = /^apps\/shop\/src\/pages\/[^/]+\/[^/]+\//;

/** Parts of the shop that a single page uses, but that are not in its folder. */
export function misplacedParts(project: Project): Problem[] {
  const users = new Map<string, Set<string>>();
  for (const file of sourceFiles(project)) {
    if (!file.startsWith('apps/shop/src/') || isTest(file) || file.endsWith('.stories.tsx')) continue;
    for (const { target } of importsOf(file, project.read(file), project.workspaces)) {
      if (target.kind !== 'file' || !SHARED.test(target.path)) continue;
      users.set(target.path, (users.get(target.path) ?? new Set()).add(PAGE.exec(file)?.[0] ?? ''));
    }
  }
  return [...users].flatMap(([file, [page, another]]) =>
    page && another === undefined ? [{ file, message: `is used by one page only: move it to ${page}.` }] : [],
  );
}
