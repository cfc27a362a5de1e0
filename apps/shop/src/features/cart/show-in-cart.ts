import type { QueryClient } from '@tanstack/react-query';

type Quantities = ReadonlyMap<number, string>;

/** Writes what the cart holds now to goods wherever they are cached: no list is fetched again for it. */
export function showInCart(client: QueryClient, quantities: Quantities) {
  for (const { queryKey, state } of client.getQueryCache().findAll()) {
    const data = withQuantities(state.data, quantities);
    if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
}

/** The same object where nothing of it changed. */
function withQuantities(data: unknown, quantities: Quantities): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const list = data.map((entry) => withQuantities(entry, quantities));
    return list.every((entry, place) => entry === data[place]) ? data : list;
  }
  const model = data as Record<string, unknown>; // Read only.
  const quantity = 'inCart' in model ? quantities.get(model.id as number) : undefined;
  if (quantity !== undefined) return quantity === model.inCart ? model : { ...model, inCart: quantity };
  const changed = Object.entries(model).flatMap(([key, value]) => {
    const next = withQuantities(value, quantities);
    return next === value ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? model : { ...model, ...Object.fromEntries(changed) };
}
