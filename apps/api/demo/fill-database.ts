import { fork } from 'node:child_process';
import { once } from 'node:events';

type Work = { databaseUrl: string | undefined; dataDir: string; now: Date };

/** Seeds the demonstration in a child process, because the server would never release the memory that seeding takes. */
export const fillDatabase = async (work: Work): Promise<void> => {
  const filling = fork(new URL('./fill.ts', import.meta.url), { execArgv: [] });
  filling.send(work);
  const [code] = await once(filling, 'exit');
  if (code !== 0) throw new Error('The demonstration could not be written; the lines above say why.');
};
