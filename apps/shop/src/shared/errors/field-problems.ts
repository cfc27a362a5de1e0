import { ApiError } from '@yaoji/api-client';

/**
 * What the server says of each field (E3), beside which a form shows it; of a list (`pictures[0]`) under the name of
 * the list. Empty where the call did not fail, or not for a field.
 */
export function fieldProblems(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const entries = Object.entries(error.errors).map(([field, messages]) => [
    field.split('[', 1)[0],
    messages.join('；'),
  ]);
  return Object.fromEntries(entries);
}

/** The first message of each field by its whole name, e.g. `stores[1][phone]`. */
export function refusedFields(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.errors).map(([field, messages]) => [field, messages[0] ?? '']));
}
