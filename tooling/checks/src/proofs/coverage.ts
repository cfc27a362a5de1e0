import type { Project } from '../project.ts';
import { type Subject, subjectsOf } from './ids.ts';
import { type Proof, proofsIn } from './proofs.ts';

/** Output of each run, not committed. */
export const COVERAGE_FILE = 'test-results/coverage.md';

const GROUPS: readonly (readonly [title: string, fits: RegExp])[] = [
  ['Routes', /^R/],
  ['Calls', /^C/],
  ['Rules', /^[^RC]/],
];

/** Each id with the tests that name it, one per line. */
export function coverageTable(project: Project): string {
  const subjects = subjectsOf(project);
  const proofs = Map.groupBy(proofsIn(project), ({ id }) => id);
  const sections = GROUPS.flatMap(([title, fits]) => {
    const group = subjects.filter(({ id }) => fits.test(id));
    const count = group.filter(({ id }) => proofs.has(id)).length;
    const withoutDemo = group.filter(({ id }) => isWithoutDemo(proofs.get(id))).length;
    return [
      `## ${title}: ${count} of ${group.length}, ${withoutDemo} in an empty shop`,
      '',
      ...group.flatMap((one) => linesOf(one, proofs.get(one.id) ?? [])),
      '',
    ];
  });
  return [
    '# What the tests prove',
    '',
    'From the titles of the tests. `pnpm coverage` rewrites it and fails on an id that no test names. *Empty shop*: proved on the real code with data of its own, without the demonstration.',
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

const isWithoutDemo = (proofs: readonly Proof[] = []) => proofs.some((proof) => proof.isWithoutDemo);

function linesOf({ id, meaning }: Subject, proofs: readonly Proof[]): string[] {
  const lines = [...new Set(proofs.map(({ file, title }) => `  - ${title} (\`${file}\`)`))].sort();
  return [
    `- **${id}** ${meaning}${isWithoutDemo(proofs) ? ' · empty shop' : ''}`,
    ...(lines.length > 0 ? lines : ['  - none']),
  ];
}
