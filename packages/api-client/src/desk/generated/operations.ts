// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export * from './operations/articles.ts';
export * from './operations/benefits.ts';
export * from './operations/buyers.ts';
export * from './operations/content.ts';
export * from './operations/erp-keys.ts';
export * from './operations/goods.ts';
export * from './operations/goods-terms.ts';
export * from './operations/orders.ts';
export * from './operations/price-lists.ts';
export * from './operations/promotions.ts';
export * from './operations/session.ts';
export * from './operations/settings.ts';
export * from './operations/setup.ts';
export * from './operations/trace-codes.ts';
export * from './operations/waiting.ts';
export * from './operations/webhooks.ts';
export * from './operations/work.ts';
