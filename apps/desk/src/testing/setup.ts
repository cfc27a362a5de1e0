import { cleanup, configure } from '@testing-library/react';
import { toast } from '@yaoji/ui';
import { afterEach, vi } from 'vitest';

// Generous, so that a busy machine slows a test down but never fails it.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  // Files share the store of toasts.
  for (let id = toast.info(''); id > 0; id--) toast.dismiss(id);
  vi.unstubAllGlobals();
});
