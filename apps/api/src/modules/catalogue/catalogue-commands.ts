import { type OperatorCommands, OperatorError } from '#operator.ts';
import { type StepInput, type StepName, stepBesideBuyers } from './import-steps.ts';

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
      const { answer, ms } = await stepBesideBuyers(db, name, input);
      return [JSON.stringify(answer ?? null), String(ms)];
    },
  },
};
