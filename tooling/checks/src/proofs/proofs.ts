import type { Project } from '../project.ts';

/** A test whose title starts with an id. */
export interface Proof {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  /** True if it runs the real code with its own data, so that the proof holds in a shop without the demonstration. */
  readonly isWithoutDemo: boolean;
}

const TESTS = /^(apps|packages|tooling\/e2e)\/.*\.(test|test-d|stories)\.tsx?$/;
/** A title that starts with ids: `'[Q3] rounds …'`, `'[S1][S17] …'`, `'[C160] [C161] …'`. */
const TITLE = /(['"`])((?:\[(?:[A-Z]\d{1,3})\]\s?)+)((?:(?!\1).)*)\1/g;
/** A title whose id is the first value of each row of its table. */
const TABLE_TITLE = /(['"`])\[(?:%s|\$\{?\w+\}?)\]((?:(?!\1).)*)\1/;
const ROW = /\[\s*'([A-Z]\d{1,3})',/g;

/** Every test that names an id, in order of files and lines. */
export function proofsIn(project: Project): Proof[] {
  return project.files.filter((file) => TESTS.test(file)).flatMap((file) => proofsOf(file, project.read(file)));
}

const hasOwnData = (file: string, text: string) =>
  file.startsWith('tooling/e2e/')
    ? text.includes("seed: 'none'")
    : !/^(apps\/shop|packages\/ui)\//.test(file) && !text.includes('#demo/');

function proofsOf(file: string, text: string): Proof[] {
  const isWithoutDemo = hasOwnData(file, text);
  const named = [...text.matchAll(TITLE)].flatMap(([, , ids = '', title = '']) =>
    [...ids.matchAll(/[A-Z]\d{1,3}/g)].map(([id]) => ({ id, file, title: title.trim(), isWithoutDemo })),
  );
  const [, , tableTitle] = TABLE_TITLE.exec(text) ?? [];
  if (tableTitle === undefined) return named;
  const rows = [...text.matchAll(ROW)].map(([, id = '']) => ({ id, file, title: tableTitle.trim(), isWithoutDemo }));
  return [...named, ...rows];
}
