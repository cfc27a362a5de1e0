import { createShop } from '@yaoji/testing';
import { setupWorker } from 'msw/browser';

/** Answers all calls of this window with invented products; the buyer is logged in. */
export async function startShopInMemory(): Promise<void> {
  await setupWorker(...createShop().handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
