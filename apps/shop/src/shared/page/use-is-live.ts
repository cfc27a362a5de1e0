import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether what is seen can be used already: false where a server renders it, and until the browser has taken it over. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
