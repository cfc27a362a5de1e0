import { judgeLines, type Problem, type Project } from '../project.ts';

/** Texts that a generator leaves to the author are written: 【写明适用的场合】. */
export const unwritten = (project: Project): Problem[] =>
  judgeLines(
    project,
    project.files.filter((file) => /^(apps|packages)\/.*\.(mdx|stories\.tsx)$/.test(file)),
    /【写明[^】]*】/g,
    ([found]) => `still says ${found}: write it, or delete its line.`,
  );
