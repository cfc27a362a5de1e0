import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Schemas } from '@yaoji/api-client/desk/contract';
import { knownMigrations } from '#db/migrate.ts';
import { dayMs } from '#durations.ts';
import { countJobs } from '#modules/job/index.ts';
import { countStoppedWebhooks, databaseFacts, latestBackups } from '#modules/system/index.ts';
import { toSeconds } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type System = Schemas['System'];
type Alert = System['alerts'][number];

const longestWithoutBackupMs = 2 * dayMs;
const leastFree = 0.1;

const diskOf = async (folder: string): Promise<System['disk']> => {
  if (!existsSync(folder)) return null;
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};

export const systemHandlers = {
  getSystem: async (_, { db, config, now }): Promise<System> => {
    const [database, disk, jobs, stoppedWebhooks, backups] = await Promise.all([
      databaseFacts(db),
      diskOf(config.dataDir),
      countJobs(db, now),
      countStoppedWebhooks(db),
      latestBackups(db, 10),
    ]);
    const last = backups.find(({ outcome }) => outcome === 'done');
    const alerts = {
      backupOld: !last || now.getTime() - last.createdAt.getTime() > longestWithoutBackupMs,
      diskLow: disk !== null && disk.free < disk.size * leastFree,
      jobsFailing: jobs.failing > 0,
      webhooksStopped: stoppedWebhooks > 0,
    } satisfies Record<Alert, boolean>;
    return {
      alerts: (Object.keys(alerts) as Alert[]).filter((alert) => alerts[alert]),
      node: process.versions.node,
      knownMigrations: knownMigrations(),
      startedAt: toSeconds(new Date(now.getTime() - process.uptime() * 1000)),
      ...database,
      disk,
      jobs,
      stoppedWebhooks,
      backups: backups.map(({ createdAt, ...backup }) => ({ ...backup, createdAt: toSeconds(createdAt) })),
    };
  },
} satisfies DeskHandlers<'getSystem'>;
