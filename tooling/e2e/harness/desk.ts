import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import {
  createDeskClient,
  type OperationData,
  type OperationId,
  type OperationInput,
  operations,
} from '@yaoji/api-client/desk';
import { fetchOf, PASSWORD } from './buyer.ts';
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

/** Signs in at the desk, at the page that was asked for. */
export async function enterDesk(context: BrowserContext, shop: ShopServer, username: string): Promise<Page> {
  await context.clearCookies({ name: 'yaoji_desk' });
  const desk = await context.newPage();
  await desk.goto(shop.deskUrl);
  await desk.getByLabel('账号').fill(username);
  await desk.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await desk.getByLabel('密码', { exact: true }).press('Enter');
  await expect(desk.getByRole('heading', { name: '待办' })).toBeVisible();
  return desk;
}

/** Adds to a buyer's balance, whatever the demonstration has left in it today. */
export async function fillWallet(desk: Desk, username: string, amount: string): Promise<void> {
  const { list } = await desk('listBuyers', { query: { keywords: username } });
  const params = { id: list.find((one) => one.username === username)?.id ?? 0 };
  const { key } = await desk('getBuyerWallet', { params });
  await desk('adjustMoney', { params, body: { direction: 'in', amount, reason: '演示充值', key } });
}
