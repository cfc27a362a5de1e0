import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>;

let router: Router | undefined;

/** Gives the window's router to what stands outside of React. */
export function setRouter(next: Router) {
  router = next;
}

export function navigateTo(path: string) {
  if (router) void router.navigate(path);
  else location.assign(path);
}

/** The path that the user is at, or on the way to: a page that is left stays on the screen until the next one is ready. */
export const headedFor = (): string =>
  (router ? (router.state.navigation.location ?? router.state.location) : location).pathname;
