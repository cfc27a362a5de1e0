// node tooling/checks/src/main.ts [check …]: runs the named checks, or all but `budget`, which needs a built shop.
// Fails with a line for each problem. `coverage` also writes which tests prove what to test-results/coverage.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asvs } from './asvs/asvs.ts';
import { boundaries } from './boundaries/boundaries.ts';
import { misplacedParts } from './boundaries/own-parts.ts';
import { goneUpward, unknownRooms } from './boundaries/rooms.ts';
import { foreignWrites } from './boundaries/tables.ts';
import { exportedWriters } from './boundaries/writers.ts';
import { budget } from './budget/pages.ts';
import { clocks } from './clocks/clocks.ts';
import { colours } from './colours/colours.ts';
import { depth } from './depth/depth.ts';
import { licences } from './licences/licences.ts';
import { lockfilePlatforms } from './lockfile/platforms.ts';
import { names } from './names/names.ts';
import { lostPaths } from './paths/paths.ts';
import { patterns } from './patterns/patterns.ts';
import { type Problem, type Project, projectAt } from './project.ts';
import { COVERAGE_FILE, coverageTable } from './proofs/coverage.ts';
import { unproved } from './proofs/unproved.ts';
import { ruleIds } from './rule-ids/rule-ids.ts';
import { selectors } from './selectors/selectors.ts';
import { functions } from './sizes/functions.ts';
import { sizes } from './sizes/sizes.ts';
import { spacing } from './spacing/spacing.ts';
import { surroundings } from './surroundings/surroundings.ts';
import { prose } from './words/prose.ts';
import { unwritten } from './words/unwritten.ts';
import { words } from './words/words.ts';

const root = join(import.meta.dirname, '../../..');

interface Check {
  readonly find: (project: Project) => readonly Problem[];
  readonly advice: string;
}

const checks: Readonly<Record<string, Check>> = {
  boundaries: {
    find: (project) => [
      ...boundaries(project),
      ...misplacedParts(project),
      ...goneUpward(project),
      ...unknownRooms(project),
      ...foreignWrites(project),
      ...exportedWriters(project),
    ],
    advice: 'Each line says what to change; docs/working.md shows who may import whom.',
  },
  depth: { find: depth, advice: 'Import from the file that has what is needed; let a page name its queries.' },
  patterns: {
    find: patterns,
    advice: 'Bound the repetition, make its parts exclude each other, or split the text instead.',
  },
  surroundings: {
    find: surroundings,
    advice: 'Settings are read in config.ts; rendering touches nothing that only a browser has.',
  },
  names: { find: names, advice: 'Rename the file or folder as the line says.' },
  words: {
    find: (project) => [...words(project), ...prose(project), ...unwritten(project)],
    advice: 'Use the word that the line proposes; docs/reference.md says what each means.',
  },
  paths: { find: lostPaths, advice: 'Name the path that it has now.' },
  'rule-ids': { find: ruleIds, advice: 'Say what the rule asks for, and put its id in parentheses behind it.' },
  colours: { find: colours, advice: 'Use a role of the theme contract.' },
  spacing: { find: spacing, advice: 'Use a step of vars.space.' },
  clocks: { find: clocks, advice: 'Wait for a state: tooling/verify ends a suite that makes no progress.' },
  selectors: { find: selectors, advice: 'Put :is() around the list.' },
  sizes: { find: (project) => [...sizes(project), ...functions(project)], advice: 'Split the file by idea.' },
  coverage: {
    find: coverage,
    advice: `Begin the title of the test that proves it with the id; ${COVERAGE_FILE} shows what there is.`,
  },
  asvs: { find: asvs, advice: 'Name in docs/asvs.md the test that shows the requirement now.' },
  'lockfile-platforms': {
    find: lockfilePlatforms,
    advice: 'Pin a version that is published for every platform (pnpm-workspace.yaml).',
  },
  licences: {
    find: () => licences(root),
    advice: 'Take another package, or add an exception with a reason (tooling/checks/src/licences).',
  },
  budget: { find: () => budget(root), advice: 'Load with import() what is not seen at first.' },
};

function coverage(project: Project): Problem[] {
  const file = join(root, COVERAGE_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, coverageTable(project));
  return unproved(project);
}

const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : Object.keys(checks).filter((name) => name !== 'budget');
const project = projectAt(root);
const results = wanted.map((name) => {
  const check = checks[name];
  if (!check) throw new Error(`There is no check ${name}; there are ${Object.keys(checks).join(', ')}.`);
  return { name, advice: check.advice, problems: check.find(project) };
});

for (const { name, advice, problems } of results.filter((result) => result.problems.length > 0)) {
  console.error(`${name}: ${advice}`);
  for (const { file, line, message } of problems) console.error(`  ${line ? `${file}:${line}` : file} ${message}`);
  process.exitCode = 1;
}

// In Vitest's form, so that the runner counts each check.
const { REPORT } = process.env;
if (REPORT)
  writeFileSync(
    REPORT,
    JSON.stringify({
      testResults: results.map(({ name, advice, problems }) => {
        const status = problems.length > 0 ? 'failed' : 'passed';
        return { name, status, assertionResults: [{ fullName: `${name}: ${advice}`, status }] };
      }),
    }),
  );
