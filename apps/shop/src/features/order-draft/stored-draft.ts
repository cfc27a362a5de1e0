import { sessionStore } from '#shared/storage/storage.ts';

/** Where the draft of a buyer for the table of a page is stored. */
export const placeOf = (owner: number, sheet: string) => `order-draft:${owner}:${sheet}` as const;

export const hasStoredDraft = (owner: number, sheet: string) => sessionStore.read(placeOf(owner, sheet)) !== null;
