import { parseSync } from 'oxc-parser';
import { importsOf } from '../boundaries/imports.ts';
import { isTest, type Project, sourceFiles } from '../project.ts';

/** Modules that each source file loads at runtime: files of the project, and its packages as `@yaoji/domain`. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Leaves out types, tests and test support. */
export function graphOf(project: Project): Graph {
  const files = sourceFiles(project).filter(
    (file) => /\/src\//.test(file) && !isTest(file) && !/\/testing\//.test(file),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const source = project.read(file);
      const types = onlyTypes(file, source);
      const loaded = importsOf(file, source, project.workspaces).filter(({ specifier }) => !types.has(specifier));
      const targets = loaded.map(({ target }) =>
        target.kind === 'file' ? target.path : target.kind === 'workspace' ? target.workspace.name : '',
      );
      return [file, targets.filter((target) => known.has(target) || target.startsWith('@'))];
    }),
  );
}

/** Modules from which a file imports only types. */
function onlyTypes(file: string, source: string): Set<string> {
  const { staticImports } = parseSync(file, source).module;
  const isType = ({ entries }: (typeof staticImports)[number]) =>
    entries.length > 0 && entries.every((entry) => entry.isType);
  const types = new Set(staticImports.filter(isType).map(({ moduleRequest }) => moduleRequest.value));
  for (const one of staticImports) if (!isType(one)) types.delete(one.moduleRequest.value);
  return types;
}
