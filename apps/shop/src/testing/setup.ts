import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { tidyUp } from './tidy-up.ts';

// What is asked for when its test is over, and the server that the test put in place has gone, reaches nobody.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in tests.'));

// Dialogs are loaded when they are needed, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(async () => {
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') await tidyUp();
});
