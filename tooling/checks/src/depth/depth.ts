import type { Problem, Project } from '../project.ts';
import { type Graph, graphOf } from './graph.ts';

/** A page, its queries, `shared/api/api.ts` and the client. */
const DEEPEST = 4;
const PAGE = /^apps\/shop\/src\/pages\/.*-page\.tsx$/;
const CLIENT = '@yaoji/api-client';
const API = 'apps/shop/src/shared/api/api.ts';
/** Folders that form layers: features, modules and components. */
const FOLDER = /^(apps\/\w+\/src\/(features|shared|modules\/[^/]+)|packages\/ui\/src\/components)\/[^/]+(?=\/)/;

/** Finds import cycles of files and folders, and pages of the shop that are too far from HTTP. */
export function depth(project: Project): Problem[] {
  const graph = graphOf(project);
  return [
    ...circles(graph, 'Move what both need into a file of its own.'),
    ...circles(foldersOf(graph), 'Move the file that closes it to the folder that uses it.'),
    ...farPages(graph),
  ];
}

function foldersOf(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const [folder] = FOLDER.exec(file) ?? [];
    if (!folder) continue;
    const used = folders.get(folder) ?? new Set();
    for (const target of targets) used.add(FOLDER.exec(target)?.[0] ?? folder);
    used.delete(folder);
    folders.set(folder, used);
  }
  return new Map([...folders].map(([folder, used]) => [folder, [...used]]));
}

function farPages(graph: Graph): Problem[] {
  return [...graph.keys()]
    .filter((file) => PAGE.test(file))
    .flatMap((page) => {
      const way = wayToHttp(graph, page);
      return way.length <= DEEPEST
        ? []
        : [
            {
              file: page,
              message: `is ${way.length} files from HTTP (${way.join(' → ')}), at most ${DEEPEST} are wanted.`,
            },
          ];
    });
}

/** The shortest path of files from a page to the client; empty for a page without data. */
function wayToHttp(graph: Graph, page: string): string[] {
  const ways = [[page]];
  const seen = new Set([page]);
  for (const way of ways) {
    const file = way.at(-1) ?? page;
    if (file === API) return [...way, CLIENT];
    for (const next of graph.get(file) ?? []) {
      if (seen.has(next) || !next.startsWith('apps/shop/')) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

/** Depth-first; meeting a file or folder that is on the current path closes a cycle. */
function circles(graph: Graph, advice: string): Problem[] {
  const done = new Set<string>();
  const problems: Problem[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const from = way.indexOf(file);
    if (from >= 0) {
      const circle = [...way.slice(from), file].join(' → ');
      problems.push({ file, message: `imports itself in a circle: ${circle}. ${advice}` });
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) if (graph.has(next)) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return problems;
}
