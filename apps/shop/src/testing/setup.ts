import { configure, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { tidyUp } from './tidy-up.ts';

// Requests made after a test has ended are dropped.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in tests.'));

/** Formatted lazily: waiting for an element throws many errors that nobody reads. */
const missingElement = (message: string | null, container: Element) => {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  Error.captureStackTrace(error, missingElement);
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get, configurable: true });
};

// Far longer than anything takes: a busy machine slows a test down but never fails it.
configure({ asyncUtilTimeout: 60_000, getElementError: missingElement });

afterEach(async () => {
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') await tidyUp();
});
