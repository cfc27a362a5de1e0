import type { Handler } from '#operation.ts';
import { loadHotSearches } from './menus.ts';

export const listHotSearches: Handler<'listHotSearches'> = (_, { db, now }) => loadHotSearches(db, now);
