import type { Config } from '#config.ts';
import { askServer } from '#ops/ask-server.ts';
import type { StepAnswer, StepInput, StepName, Steps } from './import-steps.ts';

export type OpenSteps = {
  steps: Steps;
  /** How many rows go into the next step. */
  batchSize: () => number;
  close: () => Promise<void>;
};

/** Rows of a step on a database that nobody else waits for. */
const alone = 500;

/** Beside a server a step is to be over before buyers notice it: as many rows as take about so long. */
const stepMs = 25;
/** Fewer rows would not be over much sooner: on a busy machine what a step costs whatever its size would be most of it. */
const [fewest, most] = [25, 200];

/** Steps beside a server: as many rows in each as it does in time. */
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

/** The name under which a server does a step. */
const stepCommand = 'catalogue step';

/** Lets the running server do the steps, where one has the embedded database open; otherwise opens the database. */
export const openSteps = async ({ databaseUrl, dataDir }: Config, operator: string): Promise<OpenSteps> => {
  const ask = async <Name extends StepName>(name: Name, input: StepInput<Name>) => {
    const step = Buffer.from(JSON.stringify({ name, input })).toString('base64');
    return askServer(dataDir, { name: stepCommand, words: [], options: {}, files: { step }, operator });
  };
  if (databaseUrl === null && (await ask('begin', {}))) {
    const open = pacedSteps(async (name, input) => {
      // A server that is killed leaves a broken connection, or none.
      const answer = await ask(name, input).catch(() => null);
      if (!answer) {
        throw new Error('The server has stopped. What was read so far is in; the same command brings the rest.');
      }
      if (answer.exitCode !== 0) throw new Error(answer.lines.join('\n'));
      const [json = 'null', ms] = answer.lines;
      return { answer: JSON.parse(json), ms: Number(ms) };
    });
    return { ...open, close: async () => {} };
  }
  // Only who needs the database loads it.
  const [{ openDatabase }, { stepsOn }] = await Promise.all([import('#db/database.ts'), import('./import-steps.ts')]);
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, maxConnections: 2 });
  return { steps: stepsOn(database.db), batchSize: () => alone, close: database.close };
};
