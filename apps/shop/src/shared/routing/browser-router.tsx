import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
// react-router's own BrowserRouter stands in one module with its links and forms, 4.5 KiB that nothing here needs.
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';

const history = createBrowserHistory({ v5Compat: true });

/** Follows the browser's address. A page stays until the next one is ready. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), []);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
