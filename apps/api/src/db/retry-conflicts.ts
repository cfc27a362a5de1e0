/** Serialisation failure and deadlock: Postgres asks to run the transaction again. */
const conflicts = new Set(['40001', '40P01']);

const mostTries = 4;

/**
 * Runs a transaction again after a conflict. Locks in a fixed order prevent most; a transaction that learns what to lock
 * only while it runs (an invoice, a bank line, an import), or a person at a console, may still cause one.
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

/** The driver's code, also if the query builder wrapped the error. */
const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? codeOf(cause) : '';
};
