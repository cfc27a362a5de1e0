import { judgeLines, type Problem, type Project } from '../project.ts';

const STYLES = /^(apps\/(shop|desk)|packages\/ui)\/(?!.*\/global\.css\.ts$).*\.css\.ts$/;
/** A list of selectors as the first argument. */
const LIST = /(?<!\w)(\w+)\(\s*(['"`])((?:(?!\2)[^(),])*), /g;

/** A function that puts a scope before a selector would do so before the first of a list only: the others style every page. */
export function selectors(project: Project): Problem[] {
  const files = project.files.filter((file) => STYLES.test(file));
  return judgeLines(project, files, LIST, ([, name, , first = '']) =>
    name !== 'globalStyle' && /^[\w.>+~:[\]= -]+$/.test(first)
      ? `passes a list of selectors to ${name}: write :is(${first}, …), so that its scope holds for all.`
      : undefined,
  );
}
