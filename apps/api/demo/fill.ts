import { once } from 'node:events';
import { openDatabase } from '#db/database.ts';
import { seedDemo } from './seed-demo.ts';

/** The process that `fillDatabase` starts. */
const [{ now, ...address }] = await once(process, 'message');
// The server was killed; its next start seeds again.
process.once('disconnect', () => process.exit(1));
const { db, close } = await openDatabase({ ...address, maxConnections: 1, joins: true });
await seedDemo(db, new Date(now)).finally(close);
process.exit();
