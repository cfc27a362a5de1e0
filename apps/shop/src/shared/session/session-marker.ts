import { localStore, sessionStore } from '#shared/storage/storage.ts';

const key = 'login';

/** In local storage: what a buyer has done without a network, which outlives the tab but not the log-in. */
export const unsentPlace = 'unsent';

/**
 * The login flag in session storage (S7): 1 after a login, until the next change of route removes it and reloads the
 * page, so that nothing a visitor was shown survives the login.
 */
export const sessionMarker = {
  set: () => sessionStore.write(key, '1'),
  /** With all else that the tab stores: as the page goes, after the drafts that are written then. */
  clear: () =>
    addEventListener('pagehide', () => {
      sessionStore.clear();
      localStore.remove(unsentPlace);
    }),
  /** True once after each `set`. */
  take: () => {
    const marked = sessionStore.read(key) === '1';
    if (marked) sessionStore.remove(key);
    return marked;
  },
};
