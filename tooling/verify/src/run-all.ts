import type { Outcome, Step } from './step.ts';

interface Lanes {
  readonly lanes: number;
  readonly run: (step: Step) => Promise<Outcome>;
  readonly signal?: AbortSignal;
}

/** Runs a few steps in parallel, in order; at most one that starts browsers or servers. */
export async function runAll(steps: readonly Step[], { lanes, run, signal }: Lanes): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  let isHeavyRunning = false;
  const take = () => {
    const index = signal?.aborted ? -1 : waiting.findIndex(({ isHeavy }) => !(isHeavy && isHeavyRunning));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  const work = async () => {
    for (let step = take(); step; step = take()) {
      isHeavyRunning ||= Boolean(step.isHeavy);
      outcomes.push(await run(step));
      if (step.isHeavy) isHeavyRunning = false;
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return outcomes;
}

/** Heavy steps first, then the longest by their last duration, so that short ones start last. */
export function inOrder(steps: readonly Step[], lastMs: Readonly<Record<string, number>>): Step[] {
  const weight = ({ isHeavy, name }: Step) => (isHeavy ? 1e12 : 0) + (lastMs[name] ?? 0);
  return steps.toSorted((one, other) => weight(other) - weight(one));
}
