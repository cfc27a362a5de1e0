import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { Router } from './router.tsx';

const history = createBrowserHistory({ v5Compat: true });

/** Follows the browser's address. A page stays until the next one is ready. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), []);
  return (
    <Router location={location} action={action} navigator={history}>
      {children}
    </Router>
  );
}
