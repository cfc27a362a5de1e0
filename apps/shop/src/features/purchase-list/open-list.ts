import { operations } from '@yaoji/api-client';
import { purchaseListCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { openListDraft, setListDraft, useListDraft } from './list-draft.store.ts';
import { toListDraft } from './list-item.ts';
import { isPicture, setListPicture } from './list-picture.store.ts';

/** A file, or text that was pasted or read from a picture, with the uncertain parts of each line. */
export type List =
  | { readonly file: File }
  | { readonly text: string; readonly source?: string; readonly doubts?: readonly (readonly string[])[] };

/** Matches a list and stores it for decisions; a picture has to be read first. */
export async function matchList(list: List): Promise<void> {
  if ('file' in list && isPicture(list.file)) return setListPicture(list.file);
  const { rule: prefer } = useListDraft.getState();
  const body = 'file' in list ? { ...list, prefer } : { text: list.text, prefer };
  const matched = await fetchData(operations.matchPurchaseList, { body }, { read: purchaseListCodec.read });
  if ('file' in list) setListDraft(toListDraft(matched, list.file.name));
  else setListDraft(toListDraft(matched, list.source ?? '粘贴的清单', list.doubts));
}

/** The same for a buyer who has not opened their lists yet. */
export function openList(owner: number, list: List): Promise<void> {
  openListDraft(owner);
  return matchList(list);
}
