import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Generous, so that a busy machine slows a test down but never fails it.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
