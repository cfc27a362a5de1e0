import { cleanup } from '@testing-library/react';
import { toast } from '@yaoji/ui';
import type { DetachedWindowAPI } from 'happy-dom';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { resetStores } from './reset-stores.ts';

declare const window: Window & { readonly happyDOM: DetachedWindowAPI };

/** Leaves nothing of a shop that was shown: neither in the document nor in what its modules and the browser remember. */
export async function tidyUp() {
  cleanup();
  // An answer that is on its way arrives now, and its alert is not in what is shown next.
  await new Promise((resolve) => setTimeout(resolve));
  window.happyDOM.setURL('http://localhost:3000/');
  resetStores();
  setServerTime(new Date());
  for (let id = toast.info(''); id > 0; id--) toast.dismiss(id);
  sessionStorage.clear();
  localStorage.clear();
}
