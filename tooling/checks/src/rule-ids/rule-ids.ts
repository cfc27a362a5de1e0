import { isTest, type Problem, type Project, sourceFiles } from '../project.ts';
import { subjectsOf } from '../proofs/ids.ts';

/** Fewest words of a sentence before its ids. */
const LEAST_WORDS = 3;

const DOCSTRING = /\/\*\*([\s\S]*?)\*\//g;
const CONTRACT_TEXT = /\b(?:description|summary): (?:'((?:[^']|'')*)'|(.*))/g;

/** Text for users of a package explains a rule in words; its id follows the sentence in parentheses. */
export function ruleIds(project: Project): Problem[] {
  const known = new Set(subjectsOf(project).map(({ id }) => id));
  const isPublished = (file: string) => {
    const [, dir] = /^(packages\/[^/]+)\/src\//.exec(file) ?? [];
    return dir !== undefined && !JSON.parse(project.read(`${dir}/package.json`)).private && !isTest(file);
  };
  const judge = (files: readonly string[], texts: RegExp) =>
    files.flatMap((file) => {
      const source = project.read(file);
      return [...source.matchAll(texts)].flatMap((found) =>
        unexplained(found[1] ?? found[2] ?? '', known).map(({ id, at }) => ({
          file,
          line: source.slice(0, found.index + found[0].indexOf(found[1] ?? found[2] ?? '') + at).split('\n').length,
          message: `${id} explains nothing to who reads only this: say what it asks for, and put (${id}) behind the sentence.`,
        })),
      );
    });
  return [
    ...judge(sourceFiles(project).filter(isPublished), DOCSTRING),
    ...judge(
      project.files.filter((file) => /^packages\/api-client\/openapi\/.*\.yaml$/.test(file)),
      CONTRACT_TEXT,
    ),
  ];
}

/** The ids in `text` without a preceding sentence. */
function unexplained(text: string, known: ReadonlySet<string>): { id: string; at: number }[] {
  const explained = [...text.matchAll(/([^.;!?()]*)\(([^()]*)\)/g)].filter(
    ([, sentence = '']) => (sentence.match(/[\p{L}\d]+/gu) ?? []).length >= LEAST_WORDS,
  );
  const isExplained = (at: number) =>
    explained.some(({ index, 0: all, 1: before = '' }) => at > index + before.length && at < index + all.length);
  return [...text.matchAll(/(?<![%`\w])[A-Z]\d{1,3}\b/g)]
    .filter(({ 0: id, index }) => known.has(id) && !isExplained(index))
    .map(({ 0: id, index }) => ({ id, at: index }));
}
