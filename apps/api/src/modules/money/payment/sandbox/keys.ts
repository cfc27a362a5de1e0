import { newKeys, type SandboxKeys } from '@yaoji/payment-providers';
import type { Executor } from '#db/database.ts';
import { readOrMake } from '#modules/platform/setting/index.ts';

/** The sandbox's key pair is in the database: every process signs and verifies with the same one. */
export const sandboxKeys = async (db: Executor): Promise<SandboxKeys> =>
  // The cast: nothing else writes this setting.
  (await readOrMake(db, 'sandbox.keys', newKeys)) as SandboxKeys;
