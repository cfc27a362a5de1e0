import { sessionStore } from '#shared/storage/storage.ts';

/** The storage key of a buyer's draft for the table of a page. */
export const placeOf = (owner: number, sheet: string) => `order-draft:${owner}:${sheet}` as const;

export const hasStoredDraft = (owner: number, sheet: string) => sessionStore.read(placeOf(owner, sheet)) !== null;
