import type { ActivityKind } from '@yaoji/api-client/wire';

/** Whether the cart counts towards an activity of this kind. */
export const isFedByCart = (kind: ActivityKind) =>
  kind === 'full_reduction' || kind === 'gift' || kind === 'swap' || kind === 'discount';
