// pnpm drill [name …]: runs all heavy drills, or the named ones; fails if one fails.
import { erpDay } from './erp.ts';
import { failover } from './failover.ts';
import { fullDisk } from './full-disk.ts';
import { killNine } from './kill-nine.ts';
import { killedServers } from './killed-servers.ts';
import { lastUnits } from './last-units.ts';
import type { Outcome } from './outcome.ts';
import { slowDatabase } from './slow-database.ts';
import { slowProvider } from './slow-provider.ts';
import { worstMixture } from './worst-mixture.ts';

const drills: Record<string, () => Promise<Outcome>> = {
  'last-units': lastUnits,
  'kill-nine': killNine,
  'killed-servers': killedServers,
  failover,
  'full-disk': fullDisk,
  'slow-database': slowDatabase,
  'slow-provider': slowProvider,
  'worst-mixture': worstMixture,
  erp: erpDay,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in drills));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}; there are ${Object.keys(drills).join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const name of names.length > 0 ? names : Object.keys(drills)) {
  console.log(`${name} …`);
  const outcome = await drills[name]?.();
  if (!outcome) continue;
  if (!outcome.passed) failed += 1;
  console.log(`${outcome.passed ? 'passed' : 'FAILED'}  ${name}: ${outcome.figures}`);
  for (const detail of outcome.details.slice(0, 40)) console.log(`        ${detail}`);
}
const total = names.length || Object.keys(drills).length;
console.log(`${total - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
