import { reactToOffline } from '#shared/errors/react-to-error.ts';

const isOffline = () => navigator.onLine === false; // A server's `navigator` does not have it.

/**
 * Loads code for `lazy`. Without a network it shows a message and waits for one, because `lazy` loads only once, and
 * its error would replace the page's content. Chromium also remembers a module that failed: never ask for it offline.
 */
export function whenOnline<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const attempt = async (): Promise<Code> => {
    if (isOffline()) {
      reactToOffline();
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
    try {
      return await load();
    } catch (error) {
      if (isOffline()) return attempt();
      throw error;
    }
  };
  return attempt;
}
