import type { Config } from '#config.ts';
import type { StepAnswer, StepInput, StepName, Steps } from './import-steps.ts';

export type OpenSteps = {
  steps: Steps;
  /** Number of rows in the next step. */
  batchSize: () => number;
  close: () => Promise<void>;
};

/** Rows per step on a separate connection. */
const alone = 500;

/** On a server's own connections, a step must end before buyers notice it: its size follows from about this time. */
const stepMs = 25;
/** Fewer rows would hardly be faster: on a busy machine the fixed cost of a step dominates. */
const [fewest, most] = [25, 200];

/** Steps on a server's own connections, each with as many rows as fit the time. */
export const pacedSteps = (
  ask: (name: StepName, input: StepInput<StepName>) => Promise<{ answer: unknown; ms: number }>,
): Pick<OpenSteps, 'steps' | 'batchSize'> => {
  let size = fewest;
  const steps: Steps = async (name, input) => {
    const { answer, ms } = await ask(name, input);
    if (name === 'write' || name === 'compare') {
      size = Math.min(most, Math.max(fewest, Math.round(size * Math.min(1.5, Math.max(0.5, stepMs / ms)))));
    }
    return answer as StepAnswer<typeof name>; // The step of this name returned it.
  };
  return { steps, batchSize: () => size };
};

/** Steps on the database, also next to a server that has started the embedded one. */
export const openSteps = async ({ databaseUrl, dataDir }: Config): Promise<OpenSteps> => {
  // Load this only when the database is needed.
  const [{ isGone, openDatabase }, { stepsOn }] = await Promise.all([
    import('#db/database.ts'),
    import('./import-steps.ts'),
  ]);
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataDir,
    maxConnections: 2,
    joins: true,
  });
  const onDatabase = stepsOn(database.db);
  const steps: Steps = (name, input) =>
    onDatabase(name, input).catch((error) => {
      if (!isGone(error)) throw error;
      throw new Error('The database has stopped. All rows read so far are stored; the same command brings the rest.');
    });
  return { steps, batchSize: () => alone, close: database.close };
};
