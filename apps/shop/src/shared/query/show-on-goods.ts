import type { QueryClient } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';

/** The fields of a product that buyers change themselves. */
type OwnFacts = Pick<Goods, 'inCart' | 'isFavourite'>;
type Changes = ReadonlyMap<number, Partial<OwnFacts>>;

/**
 * Writes the changes of these products to all cached answers, so that no list is refetched for them. The answers stay as
 * old as they are.
 */
export function showOnGoods(client: QueryClient, changes: Changes) {
  for (const { queryKey, state } of client.getQueryCache().findAll()) {
    const data = changed(state.data, changes);
    if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
}

const isGoods = (data: object): data is OwnFacts & Pick<Goods, 'id'> =>
  'id' in data && ('inCart' satisfies keyof Goods) in data && ('isFavourite' satisfies keyof Goods) in data;

/** Unchanged parts stay the same object. */
function changed(data: unknown, changes: Changes): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const list = data.map((entry) => changed(entry, changes));
    return list.every((entry, index) => entry === data[index]) ? data : list;
  }
  const before = new Map(Object.entries(data));
  const own = isGoods(data) ? changes.get(data.id) : undefined;
  const after = Object.entries({ ...data, ...own }).map(([key, value]) => [key, changed(value, changes)] as const);
  return after.every(([key, value]) => value === before.get(key)) ? data : Object.fromEntries(after);
}
