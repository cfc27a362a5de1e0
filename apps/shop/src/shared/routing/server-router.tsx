import type { ReactNode } from 'react';
import { NavigationType, type Navigator, parsePath } from 'react-router';
import { Router } from './router.tsx';

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
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default', ...parsePath(address) };
  return (
    <Router location={location} action={NavigationType.Pop} navigator={navigator}>
      {children}
    </Router>
  );
}
