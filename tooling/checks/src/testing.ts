import { type Project, projectOf } from './project.ts';

/** A project that exists only in a test: path to text. */
export function fixture(files: Record<string, string>): Project {
  return projectOf(Object.keys(files), (path) => files[path] ?? '');
}
