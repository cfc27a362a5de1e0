import type { Goods } from '@yaoji/api-client/wire';

/** The swap activity that goods count for, with which they are added by way of a dialog (加购商品); null without one. */
export const swapActivityIdOf = ({ activities }: Pick<Goods, 'activities'>): number | null =>
  activities.find(({ kind }) => kind === 'swap')?.id ?? null;
