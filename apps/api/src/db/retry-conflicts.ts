/** Serialisation failure and deadlock: Postgres asks for the whole transaction to be run again. */
const conflicts = new Set(['40001', '40P01']);

const mostTries = 4;

/**
 * Runs a transaction again where another one stood in its way. Ours take their locks in one order and do not collide
 * with each other; imports and people at a console may.
 */
export const retryConflicts = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries >= mostTries || !conflicts.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * tries));
    }
  }
};

/** The driver's code, also where the query builder has wrapped the driver's error. */
const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? codeOf(cause) : '';
};
