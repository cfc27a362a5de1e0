import type { Problem, Project } from '../project.ts';

/** Papers say what is true now; decisions may name what was. */
const PAPER = /^(docs\/[^/]+|[A-Z]+|(apps|packages)\/[^/]+\/README)\.md$/;

/** `folder/file.ts`, from the root or from any folder. */
const PATH = /`((?:[\w.-]+\/)+[\w.-]+)`/g;

/** Made by a build, a test or a running server. */
const MADE = /^(DATA_DIR|test-results|out)\/|(^|\/)dist(\/|$)/;

/** Paths that papers name but that are nowhere. */
export function lostPaths(project: Project): Problem[] {
  const known = new Set(project.files.flatMap(endsOf));
  return project.files
    .filter((file) => PAPER.test(file))
    .flatMap((file) =>
      project
        .read(file)
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(PATH)]
            .map(([, path = '']) => path)
            .filter((path) => !MADE.test(path) && !known.has(path))
            .map((path) => ({ file, line: index + 1, message: `names ${path}, which is not there.` })),
        ),
    );
}

/** Of `a/b/c.ts`: a/b/c.ts, a/b, b/c.ts, b and so on. */
function endsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.flatMap((_, end) => parts.slice(0, end + 1).map((__, start) => parts.slice(start, end + 1).join('/')));
}
