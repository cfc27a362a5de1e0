import { reactToOffline } from '#shared/errors/react-to-error.ts';

/**
 * Code that is loaded when it is first shown, for `lazy`. Without a network it says so and waits for one: `lazy` asks
 * only once, and its error would take the place of what is on the page.
 */
export function whenOnline<Code>(load: () => Promise<Code>): () => Promise<Code> {
  const attempt = async (): Promise<Code> => {
    try {
      return await load();
    } catch (error) {
      // A server's `navigator` says nothing of it.
      if (navigator.onLine !== false) throw error;
      reactToOffline();
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return attempt();
    }
  };
  return attempt;
}
