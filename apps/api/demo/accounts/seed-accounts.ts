import { chinaDay } from '@yaoji/domain';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { address } from '#db/schema/address.ts';
import { buyer } from '#db/schema/buyer.ts';
import { credentials } from '#db/schema/credentials.ts';
import { document, documentScope } from '#db/schema/document.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import { hashPassword } from '#modules/identity/auth/index.ts';
import { addDays } from '../calendar.ts';
import { chainStores, type DemoDocument, demoPassword, demoPaymentPassword, type Person, people } from './people.ts';

export type SeededPerson = Person & { id: number };

export const seedAccounts = async (tx: Tx, today: Date): Promise<SeededPerson[]> => {
  const rows = await tx
    .insert(buyer)
    .values(people.map((person) => toBuyer(person, today)))
    .returning({ id: buyer.id, username: buyer.username });
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  const seeded = people.flatMap((person) => {
    const id = ids.get(person.username);
    return id === undefined ? [] : [{ ...person, id }];
  });
  await seedCredentials(tx, seeded);
  await seedDocuments(tx, seeded, today);
  await seedRenewal(tx, seeded, today);
  await tx.insert(address).values(seeded.flatMap((person) => addressesOf(person, today)));
  const [owner, ...stores] = chainStores.map((username) => ids.get(username) ?? 0);
  if (owner) await tx.insert(storeLink).values(stores.map((storeId) => ({ ownerId: owner, storeId })));
  return seeded;
};

const toBuyer = (person: Person, today: Date): typeof buyer.$inferInsert => ({
  username: person.username,
  phone: person.phone,
  name: person.name,
  company: person.company,
  rank: person.rank,
  status: person.status,
  businessKind: person.kind,
  creditCode: person.documents[0]?.number ?? null,
  submittedAt: addDays(today, -person.since),
  rejectReason: person.rejectReason ?? null,
  regionCode: person.regionCode,
  companyAddress: person.street,
  adminName: person.admin?.name ?? null,
  adminPhone: person.admin?.phone ?? null,
  isSpecial: person.rank === '钻石会员',
  ...(person.username === 'clinic' && {
    qualityInspection: { url: null, message: '质检报告可在订单详情的随货资料中下载。' },
  }),
  contractRequired: person.contractUnsigned ?? false,
  createdAt: addDays(today, -person.since),
});

/** Argon2 is slow on purpose, so everybody shares one hash of each kind. */
const seedCredentials = async (tx: Tx, seeded: SeededPerson[]) => {
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(demoPaymentPassword),
  ]);
  await tx.insert(credentials).values(seeded.map(({ id }) => ({ buyerId: id, passwordHash, paymentPasswordHash })));
};

const seedDocuments = async (tx: Tx, seeded: SeededPerson[], today: Date) => {
  const held = seeded.flatMap((person) => person.documents.map((each) => ({ person, each })));
  const rows = await tx
    .insert(document)
    .values(
      held.map(({ person, each }) => ({
        buyerId: person.id,
        kind: each.kind,
        name: each.name,
        number: each.number,
        issuedOn: chinaDay(addDays(today, -person.since - 30)),
        expiresOn: each.daysLeft === null ? null : chinaDay(addDays(today, each.daysLeft)),
        pictures: [sitePictureUrl('licence', `specimen-${each.kind}`)],
        status: documentStatus(person, each),
        reason: documentStatus(person, each) === 'rejected' ? (person.rejectReason ?? null) : null,
        createdAt: addDays(today, -person.since),
      })),
    )
    .returning({ id: document.id });
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  await tx
    .insert(documentScope)
    .values(held.flatMap(({ each }, index) => each.scopes.map((scope) => ({ documentId: ids[index] ?? 0, scope }))));
};

/** For a refused account, the licence was the reason. */
const documentStatus = ({ status }: Person, { kind }: DemoDocument) => {
  if (status === 'passed') return 'passed' as const;
  return status === 'rejected' && kind === 'drug_licence' ? ('rejected' as const) : ('pending' as const);
};

/** A pending renewal of the document that expires first. */
const seedRenewal = async (tx: Tx, seeded: SeededPerson[], today: Date) => {
  const buyerId = seeded.find(({ username }) => username === 'pharmacy')?.id ?? 0;
  const [old] = await tx
    .select()
    .from(document)
    .where(and(eq(document.buyerId, buyerId), eq(document.kind, 'device_licence')));
  if (!old) return;
  await tx.insert(document).values({
    buyerId,
    kind: old.kind,
    name: old.name,
    number: '川蓉食药监械经营许20260917号',
    issuedOn: chinaDay(addDays(today, -3)),
    expiresOn: chinaDay(addDays(today, 5 * 365)),
    pictures: old.pictures,
    renewsId: old.id,
    createdAt: addDays(today, -1),
  });
};

const addressesOf = (person: SeededPerson, today: Date): (typeof address.$inferInsert)[] => {
  const createdAt = addDays(today, -person.since);
  const base = {
    buyerId: person.id,
    receiver: person.name,
    phone: person.phone,
    regionCode: person.regionCode,
    createdAt,
  };
  const shop = { ...base, detail: person.street, isDefault: true };
  if (person.username !== 'pharmacy') return [shop];
  return [
    shop,
    { ...base, receiver: '林小满', phone: '13800001011', detail: '红星路三段演示楼负一层仓库', isDefault: false },
    { ...base, receiver: '林素问', regionCode: '510108', detail: '建设路演示村2号代收点', isDefault: false },
  ];
};
