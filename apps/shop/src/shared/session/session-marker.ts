import { sessionStore } from '#shared/storage/storage.ts';

const key = 'login';

/**
 * The login flag in session storage (S7): 1 after a login, until the next change of route removes it and reloads the
 * page, so that nothing a visitor was shown survives the login.
 */
export const sessionMarker = {
  set: () => sessionStore.write(key, '1'),
  /** With all else that the tab stores: as the page goes, after the drafts that are written then. */
  clear: () => addEventListener('pagehide', sessionStore.clear),
  /** True once after each `set`. */
  take: () => {
    const marked = sessionStore.read(key) === '1';
    if (marked) sessionStore.remove(key);
    return marked;
  },
};
