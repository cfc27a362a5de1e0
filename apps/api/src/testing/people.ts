import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { credentials } from '#db/schema/credentials.ts';
import { document, documentScope } from '#db/schema/document.ts';

type Person = Partial<typeof buyer.$inferInsert> & { scopes?: string[]; expiresOn?: string | null };

let count = 0;

/**
 * Hashes of `yaoji2026` and `246810` with argon2id at its least cost, which a hash states itself: test buyers log in a
 * thousand times, and each log-in at the real cost takes 36 ms of processor.
 */
const passwordHash = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$mPXhw69u/WiR8LF2RJjAggTVzQSJOgcNl4+vSoJlIl8';
const paymentPasswordHash =
  '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$0MlOwTqWb1gAosHomsTiB6Lwh2ffbQQ1g+x4xEeu/5o';

/** An approved buyer, with an unlimited document by default, or one for these `scopes`. */
export const addBuyer = async (db: Executor, { scopes, expiresOn = null, ...person }: Person = {}) => {
  count += 1;
  const username = person.username ?? `buyer${count}`;
  const [row] = await db
    .insert(buyer)
    .values({
      username,
      name: '王药师',
      company: `测试大药房${count}`,
      status: 'passed',
      regionCode: '510104',
      ...person,
    })
    .returning();
  if (!row) throw new Error('No buyer was added.');
  await db.insert(credentials).values({ buyerId: row.id, passwordHash, paymentPasswordHash });
  if (row.status === 'passed') {
    const [licence] = await db
      .insert(document)
      .values({ buyerId: row.id, kind: 'business_licence', name: '药品经营许可证', status: 'passed', expiresOn })
      .returning();
    if (licence && scopes) {
      await db.insert(documentScope).values(scopes.map((scope) => ({ documentId: licence.id, scope })));
    }
  }
  return row;
};
