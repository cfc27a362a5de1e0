import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Config } from '#config.ts';
import type { Db } from '#db/database.ts';
import { knownMigrations } from '#db/migrate.ts';
import { dayMs } from '#durations.ts';
import { Refusal } from '#errors/refusal.ts';
import { countStoppedWebhooks, databaseFacts, latestBackups } from '#modules/operators/system/index.ts';
import { trackingState } from '#modules/orders/tracking/index.ts';
import { countJobs } from '#modules/platform/job/index.ts';
import { MailFailure, sendMail } from '#modules/platform/mail/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
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

const smsOf = ({ smsGatewayUrl, cloudSms, sandboxMessages }: Config): System['sms'] => {
  if (smsGatewayUrl) return 'gateway';
  return cloudSms?.service ?? (sandboxMessages ? 'sandbox' : 'none');
};

const mailOf = ({ smtp }: Config): System['mail'] => smtp && { server: `${smtp.host}:${smtp.port}`, from: smtp.from };

const trackingOf = async (db: Db, { tracking }: Config, now: Date): Promise<System['tracking']> => {
  if (!tracking) return null;
  const { lastFailure, ...counts } = await trackingState(db, now);
  return {
    service: tracking.service,
    ...counts,
    lastFailure: lastFailure && {
      ...lastFailure,
      error: lastFailure.error ?? '',
      failedAt: toSeconds(lastFailure.failedAt ?? now),
    },
  };
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
      sms: smsOf(config),
      mail: mailOf(config),
      tracking: await trackingOf(db, config, now),
      backups: backups.map(({ createdAt, ...backup }) => ({ ...backup, createdAt: toSeconds(createdAt) })),
    };
  },
  sendTestMail: async ({ body: { to } }, { db, config }) => {
    const data = mailOf(config);
    if (!data) throw new Refusal('mailNotSet');
    const { site } = await readSettings(db, ['site']);
    const text = `收到这封邮件，说明${site.title}的邮件服务已可用。`;
    try {
      await sendMail(config, { to, subject: `${site.title}：测试邮件`, text });
    } catch (error) {
      if (error instanceof MailFailure) throw new Refusal('mailRefused', { answer: error.answer.slice(0, 200) });
      throw error;
    }
    return { data, message: '测试邮件已发出', subject: to, before: null, after: data };
  },
} satisfies DeskHandlers<'getSystem' | 'sendTestMail'>;
