import type { QueryClient } from '@tanstack/react-query';
import type { Cart, CartLine } from '@yaoji/api-client/wire';
import { cartKeys } from './cart-total.queries.ts';

/** Maps the lines before a change to the lines after it. */
export type LinesChange = (lines: readonly CartLine[]) => CartLine[];

/** The server's last cart, and the changes in flight since then, oldest first. */
type Pending = { readonly confirmed: Cart | undefined; readonly changes: readonly LinesChange[] };

const pendingOf = new WeakMap<QueryClient, Pending>();

const shown = ({ confirmed, changes }: Pending): Cart | undefined =>
  confirmed && { ...confirmed, lines: changes.reduce<CartLine[]>((lines, change) => change(lines), confirmed.lines) };

const show = (client: QueryClient, pending: Pending) => client.setQueryData(cartKeys.list, shown(pending));

/** Shows a change before the server confirms it. */
export function beginChange(client: QueryClient, change: LinesChange): LinesChange {
  const earlier = pendingOf.get(client) ?? { confirmed: confirmedCart(client), changes: [] };
  const pending = { ...earlier, changes: [...earlier.changes, change] };
  pendingOf.set(client, pending);
  show(client, pending);
  return change;
}

/** The cart without the changes in flight. */
export const confirmedCart = (client: QueryClient): Cart | undefined =>
  pendingOf.get(client)?.confirmed ?? client.getQueryData<Cart>(cartKeys.list);

/** Ends a change: confirmed (`answer` is the cart with it), or refused and rolled back. Later changes stay visible. */
export function endChange(client: QueryClient, change: LinesChange, answer?: Cart): void {
  const pending = pendingOf.get(client);
  if (!pending) return;
  const changes = pending.changes.filter((other) => other !== change);
  const next = { confirmed: answer ?? pending.confirmed, changes };
  if (changes.length > 0) pendingOf.set(client, next);
  else pendingOf.delete(client);
  show(client, next);
}

/** The cart just fetched, with the changes in flight: two devices lose nothing of each other (S18). */
export function withPendingChanges(client: QueryClient, cart: Cart): Cart {
  const pending = pendingOf.get(client);
  if (!pending) return cart;
  const next = { ...pending, confirmed: cart };
  pendingOf.set(client, next);
  return shown(next) ?? cart;
}
