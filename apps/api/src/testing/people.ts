import type { Executor } from '#db/database.ts';
import { buyer } from '#db/schema/buyer.ts';
import { credentials } from '#db/schema/credentials.ts';
import { document, documentScope } from '#db/schema/document.ts';
import { hashPassword } from '#modules/auth/index.ts';

type Person = Partial<typeof buyer.$inferInsert> & { scopes?: string[]; expiresOn?: string | null };

let count = 0;
let hashes: Promise<{ password: string; payment: string }> | undefined;

/** Argon2 is slow on purpose: all test buyers share one hash of each kind. */
const sharedHashes = () => {
  hashes ??= Promise.all([hashPassword('yaoji2026'), hashPassword('246810')]).then(([password, payment]) => ({
    password,
    payment,
  }));
  return hashes;
};

/** A buyer that may buy: passed, with a document that nothing limits unless `scopes` says what hangs on it. */
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
  const { password, payment } = await sharedHashes();
  await db.insert(credentials).values({ buyerId: row.id, passwordHash: password, paymentPasswordHash: payment });
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
