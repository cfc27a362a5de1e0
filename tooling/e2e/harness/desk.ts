import type { APIRequestContext } from '@playwright/test';
import {
  createDeskClient,
  type OperationData,
  type OperationId,
  type OperationInput,
  operations,
} from '@yaoji/api-client/desk';
import { fetchOf } from './buyer.ts';
import type { ShopServer } from './shop-server.ts';

/** Calls an operation of the desk. */
export type Desk = <Id extends OperationId>(id: Id, input?: Partial<OperationInput<Id>>) => Promise<OperationData<Id>>;

/** Calls with the session of a context. */
export function deskOf(context: APIRequestContext, shop: ShopServer): Desk {
  const { call } = createDeskClient({ baseUrl: shop.deskUrl, fetch: fetchOf(context) });
  return async (id, input) => {
    // The casts: the contract's table holds the input and the answer of each operation.
    const outcome = await call(operations[id], input as never);
    if (!outcome.ok) throw outcome.error;
    return outcome.data as never;
  };
}
