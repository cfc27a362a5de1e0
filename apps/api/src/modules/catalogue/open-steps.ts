import type { Config } from '#config.ts';
import type { StepAnswer, StepInput, StepName, Steps } from './import-steps.ts';

export type OpenSteps = {
  steps: Steps;
  /** How many rows go into the next step. */
  batchSize: () => number;
  close: () => Promise<void>;
};

/** Rows of a step on connections of its own. */
const alone = 500;

/** On a server's own connections a step is to be over before buyers notice it: as many rows as take about so long. */
const stepMs = 25;
/** Fewer rows would not be over much sooner: on a busy machine what a step costs whatever its size would be most of it. */
const [fewest, most] = [25, 200];

/** Steps on a server's own connections: as many rows in each as it does in time. */
export const pacedSteps = (
  ask: (name: StepName, input: StepInput<StepName>) => Promise<{ answer: unknown; ms: number }>,
): Pick<OpenSteps, 'steps' | 'batchSize'> => {
  let size = fewest;
  const steps: Steps = async (name, input) => {
    const { answer, ms } = await ask(name, input);
    if (name === 'write' || name === 'compare') {
      size = Math.min(most, Math.max(fewest, Math.round(size * Math.min(1.5, Math.max(0.5, stepMs / ms)))));
    }
    return answer as StepAnswer<typeof name>; // The step of this name answered it.
  };
  return { steps, batchSize: () => size };
};

/** Steps on the database, also beside a server that has started the embedded one. */
export const openSteps = async ({ databaseUrl, dataDir }: Config): Promise<OpenSteps> => {
  // Only who needs the database loads it.
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
      throw new Error('The database has stopped. What was read so far is in; the same command brings the rest.');
    });
  return { steps, batchSize: () => alone, close: database.close };
};
