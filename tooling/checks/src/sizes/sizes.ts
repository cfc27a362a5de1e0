import { isTest, type Problem, type Project, sourceFiles } from '../project.ts';

/** Limits of lines without a reason; the first matching pattern counts. */
const LIMITS: readonly (readonly [pattern: RegExp, lines: number])[] = [
  [/\.(test|test-d|bench)\.tsx?$/, 450],
  [/\.(css|stories)\.tsx?$/, 180],
  [/^packages\/domain\//, 150],
  [/./, 300],
];

/** Lookup tables and data are long by nature. */
const DATA = [/\/data\//, /^packages\/goods-text\/src\/readings\//, /^packages\/routes\/src\/routes\.ts$/];

/** A long file usually holds two ideas. */
export function sizes(project: Project): Problem[] {
  return sourceFiles(project)
    .filter((file) => !DATA.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const lines = project.read(file).trimEnd().split('\n').length;
      const [, limit = 0] = LIMITS.find(([pattern]) => pattern.test(file)) ?? [];
      if (lines <= limit) return [];
      const advice = isTest(file) ? 'split it by what it proves' : 'split it by idea';
      return [
        {
          file,
          message: `has ${lines} lines (think again above ${limit}): ${advice}.`,
        },
      ];
    });
}
