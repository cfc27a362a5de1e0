import { ApiError } from '@yaoji/api-client';

/**
 * What the server says of each field (E3), beside which a form shows it; of an entry of a list (`pictures[0]`) under the
 * name of the list. Empty where the call did not fail, or not for a field.
 */
export function fieldProblems(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, messages]) => [field.replace(/\[\d+\]$/, ''), messages.join('；')]),
  );
}
