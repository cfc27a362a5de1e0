import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>;

let router: Router | undefined;

/** Gives code outside React access to the window's router. */
export function setRouter(next: Router) {
  router = next;
}

export function navigateTo(path: string) {
  if (router) void router.navigate(path);
  else location.assign(path);
}

/** The path of the current or pending navigation: the old page stays visible until the next one is ready. */
export const headedFor = (): string =>
  (router ? (router.state.navigation.location ?? router.state.location) : location).pathname;
