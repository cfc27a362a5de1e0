import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { purchaseListCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';
import { setListDraft } from './list-draft.store.ts';
import { toListDraft } from './list-item.ts';

type List = { readonly text: string } | { readonly file: File };

/** Has a pasted or uploaded list matched (C196). Nothing is put into the cart yet. */
export const useMatchList = () =>
  useMutation({
    mutationFn: async (list: List) =>
      fetchData(operations.matchPurchaseList, { body: list }, { read: purchaseListCodec.read }),
    onSuccess: (matched, list) => setListDraft(toListDraft(matched, 'file' in list ? list.file.name : '粘贴的清单')),
  });
