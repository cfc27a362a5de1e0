import { setTimeout as wait } from 'node:timers/promises';
import { type Db, poolState } from '#db/database.ts';
import { type OperatorCommands, OperatorError } from '#operator.ts';
import { type StepInput, type StepName, stepsOn } from './import-steps.ts';

/** So long the database has nothing to do between two requests of a page at most. */
const quietMs = 4;
/** So long a step waits at most where there is always something to do. */
const patienceMs = 200;

/** Buyers go first: waits until nobody asks the database for anything. */
const waitForQuiet = async (db: Db) => {
  const until = performance.now() + patienceMs;
  let quietSince = performance.now();
  while (performance.now() < until) {
    const { busy = 0, waitedFor = 0 } = poolState(db) ?? {};
    if (busy + waitedFor > 0) quietSince = performance.now();
    else if (performance.now() - quietSince >= quietMs) return;
    await wait(1);
  }
};

export const catalogueCommands: OperatorCommands = {
  /** Asked for by `open-steps.ts`. */
  'catalogue step': {
    usage: '',
    summary: 'one step of pnpm catalogue import',
    isStep: true,
    ownTransactions: true,
    run: async ({ files }, { db }) => {
      if (!files?.step) throw new OperatorError('Steps are taken by pnpm catalogue.');
      const { name, input } = JSON.parse(Buffer.from(files.step).toString()) as {
        name: StepName;
        input: StepInput<StepName>;
      };
      await waitForQuiet(db);
      const begun = performance.now();
      const answer = await stepsOn(db)(name, input);
      return [JSON.stringify(answer ?? null), String(performance.now() - begun)];
    },
  },
};
