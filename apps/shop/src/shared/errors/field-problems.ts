import { ApiError } from '@yaoji/api-client';

/**
 * The server's message for each field (E3), which a form shows next to it. Messages for an entry of a list
 * (`pictures[0]`) are under the name of the list. Empty for any other error.
 */
export function fieldProblems(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, messages]) => [field.replace(/\[\d+\]$/, ''), messages.join('；')]),
  );
}
