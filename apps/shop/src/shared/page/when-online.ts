import { reactToOffline } from '#shared/errors/react-to-error.ts';

/**
 * Loads code for `lazy`. Without a network it shows a message and waits for one, because `lazy` loads only once, and
 * its error would replace the page's content.
 */
export function whenOnline<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const attempt = async (): Promise<Code> => {
    try {
      return await load();
    } catch (error) {
      // A server's `navigator` does not have it.
      if (navigator.onLine !== false) throw error;
      reactToOffline();
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return attempt();
    }
  };
  return attempt;
}
