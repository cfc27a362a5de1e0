import { cleanup, configure } from '@testing-library/react';
import { toast } from '@yaoji/ui';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, vi } from 'vitest';
import { useOrderDraft } from '#features/order-draft/order-draft.store.ts';
import { useOpenedDrawer } from '#pages/frame/rail/rail-drawer.store.ts';
import { useQuestions } from '#shared/notices/question.store.ts';

declare const window: Window & { readonly happyDOM: DetachedWindowAPI };

// What is asked for when its test is over, and the server that the test put in place has gone, reaches nobody.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in tests.'));

// Dialogs are loaded when they are needed, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  cleanup();
  window.happyDOM.setURL('http://localhost:3000/');
  useQuestions.setState({ queue: [] });
  useOpenedDrawer.setState({ opened: null });
  useOrderDraft.setState({ owner: 0, lines: new Map() });
  for (let id = toast.info(''); id > 0; id--) toast.dismiss(id);
  sessionStorage.clear();
  localStorage.clear();
});
