import type { StoreApi } from 'zustand';
import { useCartDrawer } from '#features/cart/cart-drawer.store.ts';
import { useOrderDraft } from '#features/order-draft/order-draft.store.ts';
import { useListDraft } from '#features/purchase-list/list-draft.store.ts';
import { useOpenedDrawer } from '#layout/rail/rail-drawer.store.ts';
import { useQuestions } from '#shared/notices/question.store.ts';
import { usePageSubjectStore } from '#shared/page/page-subject.ts';

const reset = <State>(store: StoreApi<State>) => store.setState(store.getInitialState(), true);

export function resetStores() {
  reset(useQuestions);
  reset(useOpenedDrawer);
  reset(useCartDrawer);
  reset(usePageSubjectStore);
  reset(useOrderDraft);
  reset(useListDraft);
}
