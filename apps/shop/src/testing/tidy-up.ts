import { cleanup } from '@testing-library/react';
import { toast } from '@yaoji/ui';
import type { DetachedWindowAPI } from 'happy-dom';
import type { StoreApi } from 'zustand';
import { useCartDrawer } from '#features/cart/cart-drawer.store.ts';
import { useOrderDraft } from '#features/order-draft/order-draft.store.ts';
import { useListDraft } from '#features/purchase-list/list-draft.store.ts';
import { useOpenedDrawer } from '#pages/frame/rail/rail-drawer.store.ts';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { useQuestions } from '#shared/notices/question.store.ts';
import { usePageSubjectStore } from '#shared/page/page-subject.ts';

declare const window: Window & { readonly happyDOM: DetachedWindowAPI };

const reset = <State>(store: StoreApi<State>) => store.setState(store.getInitialState(), true);

/** Leaves nothing of a shop that was shown: neither in the document nor in what its modules and the browser remember. */
export async function tidyUp() {
  cleanup();
  // An answer that is on its way arrives now, and its alert is not in what is shown next.
  await new Promise((resolve) => setTimeout(resolve));
  window.happyDOM.setURL('http://localhost:3000/');
  reset(useQuestions);
  reset(useOpenedDrawer);
  reset(useCartDrawer);
  reset(usePageSubjectStore);
  reset(useOrderDraft);
  reset(useListDraft);
  setServerTime(new Date());
  for (let id = toast.info(''); id > 0; id--) toast.dismiss(id);
  sessionStorage.clear();
  localStorage.clear();
}
