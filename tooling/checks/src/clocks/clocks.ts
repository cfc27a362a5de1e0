import { isTest, judgeLines, type Problem, type Project } from '../project.ts';

/** `vi.waitFor` gives up after a second by default. */
const LIMIT = /vi\.waitFor|vi\.waitUntil|\btimeout: \d|^ *\}, \d[\d_]*\);$/g;

/** Time limits in tests within one process: a slow machine fails them. Journeys poll with limits of their own. */
export function clocks(project: Project): Problem[] {
  const files = project.files.filter((file) => isTest(file) && /^(apps|packages)\//.test(file));
  return judgeLines(project, files, LIMIT, ([found]) =>
    found.startsWith('vi.')
      ? `${found} has a time limit: use expect.poll.`
      : 'sets a time limit: a slow machine fails it.',
  );
}
