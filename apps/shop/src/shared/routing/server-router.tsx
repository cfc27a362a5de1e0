import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router';

const nowhere = () => {
  throw new Error('nobody navigates on a server');
};

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  push: nowhere,
  replace: nowhere,
  go: nowhere,
};

/** The routes at an address that does not change. */
export function ServerRouter({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Router location={address} navigator={navigator} static>
      {children}
    </Router>
  );
}
