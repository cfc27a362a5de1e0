import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openListDraft, useListDraft } from '#features/purchase-list/list-draft.store.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { ListDecisions } from './list-decisions.tsx';
import { ListForm } from './list-form.tsx';

/** A list from a spreadsheet, a chat or another system: brought in, then decided about row by row (K2). */
export default function PurchaseList() {
  const { data: user } = useQuery(userStateQuery());
  const list = useListDraft(({ list }) => list);
  const owner = user?.isLoggedIn ? user.id : 0;
  useEffect(() => openListDraft(owner), [owner]);
  return list ? <ListDecisions list={list} /> : <ListForm owner={owner} />;
}
