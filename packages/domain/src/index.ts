export type * from './pricing/types.ts';
export type * from './purchase/types.ts';
export type * from './tiers/types.ts';
