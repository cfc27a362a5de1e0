import { bannersOf } from '#modules/content/focus/index.ts';
import type { Handler } from '#operation.ts';

export const listDrawAds: Handler<'listDrawAds'> = (_, { db, now }) => bannersOf(db, 'draw_ads', now);
