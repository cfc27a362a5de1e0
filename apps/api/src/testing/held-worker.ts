import { workerTask } from '#workers/worker-task.ts';

/** Ends when its `hold` is answered, or never. */
export default workerTask(async (input: 'held' | 'endless', ask: { hold: () => Promise<string> }) => {
  while (input === 'endless');
  return ask.hold();
});
