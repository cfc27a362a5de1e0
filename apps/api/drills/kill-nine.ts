import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killDuringOrders } from '#testing/kill-nine.ts';
import type { Outcome } from './outcome.ts';

const kills = 20;

/** Kills the server 20 times with `kill -9` while orders are placed, on the embedded database. */
export const killNine = async (): Promise<Outcome> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'yaoji-drill-'));
  try {
    const drill = await killDuringOrders(dataDir, kills, (line) => console.log(`  ${line}`));
    const details = [...drill.lost, ...drill.breaches, ...drill.complaints];
    return {
      passed: details.length === 0 && drill.placed > 0 && drill.paid > 0,
      figures: `${drill.kills} kills, ${drill.placed} orders acknowledged (${drill.paid} paid), ${drill.lost.length} lost, ${drill.breaches.length} breaches of the audit, ${drill.complaints.length} complaints, slowest start ${drill.slowestStartMs} ms`,
      details,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
