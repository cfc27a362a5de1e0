import { operations } from '@yaoji/api-client';
import { purchaseListCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';
import { openListDraft, setListDraft } from './list-draft.store.ts';
import { toListDraft } from './list-item.ts';

export type List = { readonly text: string } | { readonly file: File };

/** Has a list matched and stores it as the one to decide about. */
export async function matchList(list: List): Promise<void> {
  const matched = await fetchData(operations.matchPurchaseList, { body: list }, { read: purchaseListCodec.read });
  setListDraft(toListDraft(matched, 'file' in list ? list.file.name : '粘贴的清单'));
}

/** The same for a buyer that has not opened its lists yet. */
export function openList(owner: number, list: List): Promise<void> {
  openListDraft(owner);
  return matchList(list);
}
