import { createContext, type ReactNode, use } from 'react';

/** Whether the server renders only the frame around the page. */
export const FrameOnly = createContext(false);

/**
 * Leaves its children to the browser if the server renders only the frame: React then sends the fallback of the
 * surrounding `Suspense` (https://react.dev/reference/react/Suspense#providing-a-fallback-for-server-errors-and-client-only-content).
 */
export function InBrowser({ children }: { children: ReactNode }) {
  if (use(FrameOnly)) throw leftToBrowser;
  return children;
}

const leftToBrowser = new Error('rendered in the browser');

/** For React's error handlers: the mark of this error in the HTML; undefined for any other error. */
export const markLeft = (error: unknown) => (error === leftToBrowser ? 'browser' : undefined);

export const isLeft = (error: unknown) => error instanceof Error && 'digest' in error && error.digest === 'browser';
