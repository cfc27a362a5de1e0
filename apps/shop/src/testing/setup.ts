import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Dialogs are loaded when they are needed, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});
