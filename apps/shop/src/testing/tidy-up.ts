import { cleanup } from '@testing-library/react';
import { toast } from '@yaoji/ui';
import type { DetachedWindowAPI } from 'happy-dom';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { resetStores } from './reset-stores.ts';

declare const window: Window & { readonly happyDOM: DetachedWindowAPI };

/** Resets the document, module state and browser storage. */
export async function tidyUp() {
  cleanup();
  // Let answers in flight arrive now, so that the next test does not show their alerts.
  await new Promise((resolve) => setTimeout(resolve));
  window.happyDOM.setURL('http://localhost:3000/');
  resetStores();
  setServerTime(new Date());
  for (let id = toast.info(''); id > 0; id--) toast.dismiss(id);
  sessionStorage.clear();
  localStorage.clear();
}
