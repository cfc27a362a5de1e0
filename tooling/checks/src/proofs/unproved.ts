import type { Problem, Project } from '../project.ts';
import { COVERAGE_FILE } from './coverage.ts';
import { subjectsOf } from './ids.ts';
import { proofsIn } from './proofs.ts';

/** Each route, call and rule has a test that names it; tests name only existing ones. */
export function unproved(project: Project): Problem[] {
  const proofs = proofsIn(project);
  const subjects = subjectsOf(project);
  const proved = new Set(proofs.map(({ id }) => id));
  const known = new Set(subjects.map(({ id }) => id));
  const missing = subjects
    .filter(({ id }) => !proved.has(id))
    .map(({ id, meaning }) => ({
      file: COVERAGE_FILE,
      message: `No test names ${id} (${meaning}): begin the title of the one that proves it with [${id}].`,
    }));
  const unknown = proofs
    .filter(({ id }) => !known.has(id))
    .map(({ file, id, title }) => ({ file, message: `"${title}" names ${id}, which nothing has as its id.` }));
  return [...missing, ...unknown];
}
