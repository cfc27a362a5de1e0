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

/** Whether these changes concern it or a part of it. Most answers have none, so they are searched before they are rebuilt. */
const includes = (data: unknown, changes: Changes): data is object =>
  typeof data === 'object' &&
  data !== null &&
  ((isGoods(data) && differs(data, changes.get(data.id))) ||
    Object.values(data).some((part) => includes(part, changes)));

const differs = (goods: OwnFacts, own: Partial<OwnFacts> = {}) =>
  Object.entries(own).some(([key, value]) => goods[key as keyof OwnFacts] !== value); // The type has no other keys.

/** Unchanged parts stay the same object. */
function changed(data: unknown, changes: Changes): unknown {
  if (!includes(data, changes)) return data;
  if (Array.isArray(data)) return data.map((entry) => changed(entry, changes));
  const parts = Object.entries(data).map(([key, part]) => [key, changed(part, changes)]);
  return { ...Object.fromEntries(parts), ...(isGoods(data) && changes.get(data.id)) };
}
