import { type Problem, type Project, sourceFiles } from '../project.ts';
import { apiDemo, apiLayers, apiModules, apiTables } from './api.ts';
import { libraryHome } from './homes.ts';
import { type Import, importsOf } from './imports.ts';
import { deepImport, packageArrow } from './packages.ts';
import { apiRooms } from './rooms.ts';
import { shopLayers } from './shop.ts';

/** Returns why this file may not have this import and what to do, or null. */
export type Arrow = (file: string, imported: Import, project: Project) => string | null;

const ARROWS: readonly Arrow[] = [
  packageArrow,
  deepImport,
  shopLayers,
  apiModules,
  apiLayers,
  apiRooms,
  apiTables,
  apiDemo,
  libraryHome,
];

/** Allowed imports, by place and role, so that a new page, feature or module is covered automatically. */
export function boundaries(project: Project): Problem[] {
  return sourceFiles(project).flatMap((file) =>
    importsOf(file, project.read(file), project.workspaces).flatMap((imported) => {
      const advice = firstAdvice(file, imported, project);
      return advice ? [{ file, line: imported.line, message: `imports ${imported.specifier}: ${advice}.` }] : [];
    }),
  );
}

function firstAdvice(...imported: Parameters<Arrow>): string | null {
  for (const arrow of ARROWS) {
    const advice = arrow(...imported);
    if (advice) return advice;
  }
  return null;
}
