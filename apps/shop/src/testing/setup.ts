import { cleanup, configure } from '@testing-library/react';
import { toast } from '@yaoji/ui';
import { afterEach, vi } from 'vitest';
import { useQuestions } from '#shared/notices/question.store.ts';

// Dialogs are loaded when they are needed, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  useQuestions.setState({ queue: [] });
  for (let id = toast.info(''); id > 0; id--) toast.dismiss(id);
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});
