import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Far beyond what anything takes: a busy machine makes a test slow, and never fail.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
