// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export * from './operations/buyers.ts';
export * from './operations/changes.ts';
export * from './operations/credit.ts';
export * from './operations/goods.ts';
export * from './operations/key.ts';
export * from './operations/orders.ts';
export * from './operations/own-prices.ts';
export * from './operations/receipts.ts';
export * from './operations/shipments.ts';
export * from './operations/webhooks.ts';
