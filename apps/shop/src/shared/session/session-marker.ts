import { localStore, sessionStore } from '#shared/storage/storage.ts';

const key = 'login';

/** In local storage: a buyer's offline work, which survives the tab but not the login. */
export const unsentKey = 'unsent';

/**
 * The login flag in session storage (S7): 1 after a login, until the next change of route removes it and reloads the
 * page, so that nothing shown to a visitor survives the login.
 */
export const sessionMarker = {
  set: () => sessionStore.write(key, '1'),
  /** Clears everything that the tab stores, on unload, after drafts have been saved. */
  clear: () =>
    addEventListener('pagehide', () => {
      sessionStore.clear();
      localStore.remove(unsentKey);
    }),
  /** True once after each `set`. */
  take: () => {
    const marked = sessionStore.read(key) === '1';
    if (marked) sessionStore.remove(key);
    return marked;
  },
};
