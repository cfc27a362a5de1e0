import type { Project } from '../project.ts';
import { type Subject, subjectsOf } from './ids.ts';
import { type Proof, proofsIn } from './proofs.ts';

/** An output of each run, not a file of the repository. */
export const COVERAGE_FILE = 'test-results/coverage.md';

const GROUPS: readonly (readonly [title: string, fits: RegExp])[] = [
  ['Routes', /^R/],
  ['Calls', /^C/],
  ['Rules', /^[^RC]/],
];

/** Each id with the tests that name it, a line each. */
export function coverageTable(project: Project): string {
  const subjects = subjectsOf(project);
  const proofs = Map.groupBy(proofsIn(project), ({ id }) => id);
  const sections = GROUPS.flatMap(([title, fits]) => {
    const group = subjects.filter(({ id }) => fits.test(id));
    const count = group.filter(({ id }) => proofs.has(id)).length;
    return [
      `## ${title}: ${count} of ${group.length}`,
      '',
      ...group.flatMap((one) => linesOf(one, proofs.get(one.id) ?? [])),
      '',
    ];
  });
  return [
    '# What the tests prove',
    '',
    'From the titles of the tests. `pnpm coverage` writes it anew and fails on an id that no test names.',
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function linesOf({ id, meaning }: Subject, proofs: readonly Proof[]): string[] {
  const lines = [...new Set(proofs.map(({ file, title }) => `  - ${title} (\`${file}\`)`))].sort();
  return [`- **${id}** ${meaning}`, ...(lines.length > 0 ? lines : ['  - none'])];
}
