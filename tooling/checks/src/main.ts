// node tooling/checks/src/main.ts [check …]: runs the named checks, or all; fails with a line for each problem.
// `coverage` also writes which tests prove what to test-results/coverage.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asvs } from './asvs/asvs.ts';
import { boundaries } from './boundaries/boundaries.ts';
import { budget } from './budget/pages.ts';
import { colours } from './colours/colours.ts';
import { licences } from './licences/licences.ts';
import { lockfilePlatforms } from './lockfile/platforms.ts';
import { names } from './names/names.ts';
import { type Problem, type Project, projectAt } from './project.ts';
import { COVERAGE_FILE, coverageTable } from './proofs/coverage.ts';
import { unproved } from './proofs/unproved.ts';
import { ruleIds } from './rule-ids/rule-ids.ts';
import { functions } from './sizes/functions.ts';
import { sizes } from './sizes/sizes.ts';
import { surroundings } from './surroundings/surroundings.ts';
import { words } from './words/words.ts';

const root = join(import.meta.dirname, '../../..');
const checks = {
  boundaries,
  surroundings,
  names,
  words,
  colours,
  'rule-ids': ruleIds,
  sizes: (project: Project) => [...sizes(project), ...functions(project)],
  'lockfile-platforms': lockfilePlatforms,
  coverage,
  asvs,
};

/** What looks at more than the files of the project. */
const ofRoot = { budget, licences };

function coverage(project: Project): Problem[] {
  const file = join(root, COVERAGE_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, coverageTable(project));
  return unproved(project);
}

function run(name: string): readonly Problem[] {
  const judge = Object.entries(ofRoot).find(([known]) => known === name)?.[1];
  if (judge) return judge(root);
  const check = Object.entries(checks).find(([known]) => known === name)?.[1];
  if (!check)
    throw new Error(
      `There is no check ${name}; there are ${[...Object.keys(checks), ...Object.keys(ofRoot)].join(', ')}.`,
    );
  return check(projectAt(root));
}

const wanted = process.argv.slice(2);
const problems = (wanted.length > 0 ? wanted : Object.keys(checks)).flatMap(run);
for (const { file, line, message } of problems) console.error(`${line ? `${file}:${line}` : file} ${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;
