import type { Outcome, Step } from './step.ts';

/** Runs the steps, a few at a time in their order, then those that want the machine for themselves. */
export async function runAll(
  steps: readonly Step[],
  { lanes, run, onEnd }: { lanes: number; run: (step: Step) => Promise<Outcome>; onEnd: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const work = async (queue: Step[]) => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const outcome = await run(step);
      outcomes.push(outcome);
      onEnd(outcome);
    }
  };
  const together = steps.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: lanes }, () => work(together)));
  await work(steps.filter(({ alone }) => alone));
  return outcomes;
}
