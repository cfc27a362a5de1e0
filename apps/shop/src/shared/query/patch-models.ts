import type { QueryClient } from '@tanstack/react-query';

type Model = Readonly<Record<string, unknown>>;

/**
 * Changes models anywhere in a query's data. `patch` gets each object and returns it or its replacement; unchanged
 * parts stay the same object.
 */
export function patchModels(data: unknown, patch: (model: Model) => Model): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const list = data.map((entry) => patchModels(entry, patch));
    return list.every((entry, index) => entry === data[index]) ? data : list;
  }
  const model = patch(data as Model); // An object of plain data.
  const changed = Object.entries(model).flatMap(([key, value]) => {
    const next = patchModels(value, patch);
    return next === value ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? model : { ...model, ...Object.fromEntries(changed) };
}

/** Changes models in all cached answers, which stay as old as they are. */
export function patchCached(client: QueryClient, patch: (model: Model) => Model) {
  for (const { queryKey, state } of client.getQueryCache().findAll()) {
    const data = patchModels(state.data, patch);
    if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
}
