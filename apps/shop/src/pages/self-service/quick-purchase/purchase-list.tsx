import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { openListDraft, useListDraft } from '#features/purchase-list/list-draft.store.ts';
import { useListPicture } from '#features/purchase-list/list-picture.store.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { ListDecisions } from './list-decisions.tsx';
import { ListForm } from './list-form.tsx';
import { PictureList } from './picture-list.tsx';

/** A list from a spreadsheet, a chat or another system: imported, then decided row by row (K2). */
export default function PurchaseList() {
  const { data: user } = useQuery(userStateQuery());
  const list = useListDraft(({ list }) => list);
  const picture = useListPicture(({ file }) => file);
  const owner = user?.isLoggedIn ? user.id : 0;
  // Runs before the form is painted: opening a draft replaces the list.
  useLayoutEffect(() => openListDraft(owner), [owner]);
  if (picture) return <PictureList file={picture} />;
  return list ? <ListDecisions list={list} /> : <ListForm owner={owner} />;
}
