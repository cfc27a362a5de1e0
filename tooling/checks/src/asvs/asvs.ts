import type { Problem, Project } from '../project.ts';

const table = 'docs/asvs.md';

/** `path/of.test.ts` or `path/of.test.ts: part of a title`, in a cell of the table. */
const reference = /`([\w./-]+\.(?:test|stories)\.tsx?)(?:: ([^`]+))?`/g;

/** Each test in the ASVS table exists and contains the cited words; each tested line names a test. */
export function asvs(project: Project): Problem[] {
  const files = new Set(project.files);
  const problems: Problem[] = [];
  for (const [index, row] of project.read(table).split('\n').entries()) {
    const report = (message: string) => problems.push({ file: table, line: index + 1, message });
    const references = [...row.matchAll(reference)];
    if (/^\| V/.test(row) && row.includes('| tested |') !== references.length > 0)
      report('Only what is tested names a test, and it has to.');
    for (const [, path = '', words] of references) {
      const file = [path, `apps/api/src/${path}`].find((each) => files.has(each));
      if (!file) report(`There is no test ${path}: name the one that shows it now.`);
      else if (words && !project.read(file).includes(words)) report(`No test in ${path} is called "${words}".`);
    }
  }
  return problems;
}
