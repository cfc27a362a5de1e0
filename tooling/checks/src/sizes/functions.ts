import { parseSync, Visitor } from 'oxc-parser';
import { isTest, type Problem, type Project, sourceFiles } from '../project.ts';

const LIMIT = 80;

/** Drawings are data in the form of code. */
const EXEMPT = [
  /^tooling\/storybook\//,
  /^apps\/api\/(src\/)?demo\//,
  /^apps\/api\/src\/modules\/picture\//,
  /^packages\/goods-art\//,
  /\/bench\//,
];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A long function usually does two things. Biome's rule does not count the lines of JSX. */
export function functions(project: Project): Problem[] {
  return sourceFiles(project)
    .filter((file) => /^(apps|packages)\//.test(file) && !isTest(file) && !EXEMPT.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const source = project.read(file);
      if (source.split('\n').length <= LIMIT) return [];
      return spansOf(file, source)
        .map(({ start, end }) => ({
          line: lineOf(source, start),
          lines: lineOf(source, end) - lineOf(source, start) + 1,
        }))
        .filter(({ lines }) => lines > LIMIT)
        .map(({ line, lines }) => ({
          file,
          line,
          message: `a function of ${lines} lines (at most ${LIMIT}): give its parts a name, as a hook, a component or a function.`,
        }));
    });
}

function spansOf(file: string, source: string): Span[] {
  const spans: Span[] = [];
  const add = ({ start, end }: Span) => void spans.push({ start, end });
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    parseSync(file, source).program,
  );
  return spans;
}

function lineOf(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
