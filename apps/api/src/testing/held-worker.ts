import { workerTask } from '#workers/worker-task.ts';

/** Ends when the test answers `hold`; `endless` never ends. */
export default workerTask(async (input: 'held' | 'endless', ask: { hold: () => Promise<string> }) => {
  while (input === 'endless');
  return ask.hold();
});
