import { type Project, projectOf } from './project.ts';

/** An in-memory project for a test: path to text. */
export function fixture(files: Record<string, string>): Project {
  return projectOf(Object.keys(files), (path) => files[path] ?? '');
}
