import type { OperationData, OperationId, operations } from '@yaoji/api-client/desk/contract';
import { buyerScopes, chinaDay } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { isShopPage } from '#modules/content/focus/index.ts';
import {
  changeScopes,
  decideDocument,
  documentsOf,
  findDocument,
  missingDocuments,
  scopesToGrant,
  toDocument,
} from '#modules/identity/document/index.ts';
import { loadPurchaser } from '#modules/identity/purchaser/index.ts';
import {
  approveApplicant,
  changeBuyer,
  type DeskBuyerQuery,
  deskBuyerPage,
  findApplicant,
  lockApplicant,
  orderedBy,
  refuseApplicant,
} from '#modules/identity/registration/index.ts';
import { impersonateBuyer, type Operator } from '#modules/operators/operator/index.ts';
import { findEntries } from '#modules/platform/operator-log/index.ts';
import { regionName } from '#modules/platform/region/index.ts';
import { toFlag, toSeconds, toSecondsOrNull, versionOf } from '#wire-values.ts';
import { loadNotes } from './load-notes.ts';
import { toEntry } from './log-entry.ts';
import type { DeskContext, DeskHandlers, WorkingContext, Written } from './operation.ts';
import { differing } from './stored-record.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/${'buyers' | 'documents'}${string}` }>['id'];
type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;
type Detail = OperationData<'getBuyer'>;

const mostEntries = 50;

const known = async (db: Db, id: number): Promise<Applicant> => {
  return required(await findApplicant(db, id), 'buyerMissing');
};

const inspectionKind = (own: Applicant['qualityInspection']): Detail['inspection'] => {
  if (own === null) return 'reports';
  if (own.url) return 'link';
  return own.message ? 'message' : 'none';
};

/** Fields of a buyer that operators edit. */
const termsOf = ({ qualityInspection: own, ...found }: Applicant) => ({
  salesperson: found.adminName,
  salesPhone: found.adminPhone,
  rank: found.rank,
  isSpecial: toFlag(found.isSpecial),
  showsFreeShippingZone: toFlag(found.showsFreeShippingZone),
  canChat: toFlag(found.canChat),
  inspection: inspectionKind(own),
  inspectionText: own?.url ?? own?.message ?? '',
});

type Terms = ReturnType<typeof termsOf>;

const versionOfBuyer = (found: Applicant) => versionOf(Object.values(termsOf(found)));

const inspectionOf = ({ inspection, inspectionText }: Terms): Applicant['qualityInspection'] => {
  const text = inspectionText.trim();
  if (inspection === 'link' && !/^https:\/\/\S+$/.test(text) && !isShopPage(text))
    throw invalid({ inspectionText: '网址以 https:// 开头，或是本店的页面' });
  if (inspection === 'message' && text === '') throw invalid({ inspectionText: '请填写提示文字' });
  if (inspection === 'reports') return null;
  return { url: inspection === 'link' ? text : null, message: inspection === 'message' ? text : null };
};

const valuesOf = (terms: Terms) => ({
  adminName: terms.salesperson?.trim() || null,
  adminPhone: terms.salesPhone?.trim() || null,
  rank: terms.rank.trim(),
  isSpecial: terms.isSpecial === 1,
  showsFreeShippingZone: terms.showsFreeShippingZone === 1,
  canChat: terms.canChat === 1,
  qualityInspection: inspectionOf(terms),
});

const loadDocuments = async ({ db, now }: DeskContext, buyerId: number): Promise<Detail['documents']> => {
  const held = await documentsOf(db, buyerId);
  return Promise.all(
    held.map(async (each) => ({ ...toDocument(each, now), usualScopes: [...(await scopesToGrant(db, each))] })),
  );
};

export const loadBuyer = async (context: WorkingContext, id: number): Promise<Detail> => {
  const { db, now } = context;
  const found = await known(db, id);
  const purchaser = await loadPurchaser(db, id);
  const ordered = await orderedBy(db, id);
  const documents = await loadDocuments(context, id);
  return {
    id,
    version: versionOfBuyer(found),
    username: found.username,
    name: found.name,
    phone: found.phone,
    loginEmail: found.loginEmail,
    email: found.email,
    company: found.company,
    businessKind: found.businessKind,
    creditCode: found.creditCode,
    status: found.status,
    rejectReason: found.rejectReason,
    region: found.regionCode ? regionName(found.regionCode) : '',
    companyAddress: found.companyAddress,
    ...termsOf(found),
    scopes: purchaser && buyerScopes(purchaser),
    missing: missingDocuments(found.businessKind, documents, now).map(({ name }) => name),
    documents,
    orderCount: ordered.count,
    ordered: ordered.total,
    submittedAt: toSecondsOrNull(found.submittedAt),
    createdAt: toSeconds(found.createdAt),
    ...(await loadNotes(context, { buyerId: id })),
    log: (await findEntries(db, mostEntries, { word: found.username })).map(toEntry),
  };
};

/** The answer to a write: the updated buyer. */
const written = async (
  context: WorkingContext,
  { id, username }: Applicant,
  message: string,
  before: unknown,
  after: (data: Detail) => unknown,
): Promise<Written<Detail>> => {
  const data = await loadBuyer(context, id);
  return { data, message, subject: username, before, after: after(data) };
};

type Decision = Parameters<typeof decideDocument>[2];

const decide = async (context: WorkingContext, id: number, decision: Decision, message: string) => {
  const { db, now } = context;
  const found = required(await findDocument(db, id), 'documentMissing');
  const buyer = await known(db, found.buyerId);
  await decideDocument(db, id, decision, now);
  const facts = ({ status, scopes }: { status: string; scopes: string[] }) => ({
    document: id,
    name: found.name,
    status,
    scopes,
  });
  return written(context, buyer, message, facts(found), ({ documents }) =>
    documents
      .filter((each) => each.id === id)
      .map(facts)
      .at(0),
  );
};

type Asked = Omit<DeskBuyerQuery, 'salesperson'> & { mine?: 0 | 1 | undefined };

/** An operator's own buyers are those whose salesperson has their name. */
export const toBuyerQuery = ({ mine, ...asked }: Asked, { name }: Operator): DeskBuyerQuery => ({
  ...asked,
  ...(mine === 1 && { salesperson: name }),
});

export const buyerHandlers = {
  listBuyers: async ({ query: { page = 1, perPage = 50, ...asked } }, { db, now, working }) => {
    const query = toBuyerQuery(asked, working.operator);
    const { rows, total } = await deskBuyerPage(db, query, { page, perPage }, chinaDay(now));
    const list = rows.map(
      ({ regionCode, name: _name, phone: _phone, creditCode: _code, companyAddress: _address, ...row }) => ({
        ...row,
        region: regionCode ? regionName(regionCode) : '',
        submittedAt: toSecondsOrNull(row.submittedAt),
        createdAt: toSeconds(row.createdAt),
      }),
    );
    return { list, total };
  },
  getBuyer: ({ params }, context) => loadBuyer(context, params.id),
  changeBuyer: async ({ params, body }, context) => {
    const { db, now } = context;
    const found = required(await lockApplicant(db, params.id), 'buyerMissing');
    if (versionOfBuyer(found) !== body.version)
      throw new Refusal('changedMeanwhile', {
        data: { current: await loadBuyer(context, params.id) },
      });
    const { version: _, ...changed } = body;
    const before = termsOf(found);
    await changeBuyer(db, found, valuesOf({ ...before, ...changed }), now);
    const after = termsOf(await known(db, found.id));
    return written(context, found, '已保存', differing(before, after), () => differing(after, before));
  },
  approveBuyer: async ({ params }, context) => {
    const found = await known(context.db, params.id);
    await approveApplicant(context.db, found.id, context.now);
    return written(context, found, '已通过', { status: found.status }, ({ status }) => ({ status }));
  },
  refuseBuyer: async ({ params, body }, context) => {
    const found = await known(context.db, params.id);
    await refuseApplicant(context.db, found.id, body.reason, context.now);
    return written(context, found, '已拒绝', { status: found.status }, ({ status }) => ({ status }));
  },
  approveDocument: ({ params, body: { scopes } }, context) =>
    decide(context, params.id, { passes: true, ...(scopes ? { scopes } : {}) }, '证件已通过'),
  refuseDocument: ({ params, body }, context) =>
    decide(context, params.id, { passes: false, reason: body.reason }, '证件已拒绝'),
  changeDocumentScopes: async ({ params: { id }, body: { scopes = [] } }, context) => {
    const found = required(await findDocument(context.db, id), 'documentMissing');
    await changeScopes(context.db, id, scopes);
    const buyer = await known(context.db, found.buyerId);
    return written(context, buyer, '已保存', { document: id, scopes: found.scopes }, () => ({ document: id, scopes }));
  },
  lookAsBuyer: async ({ params }, { db, shopUrl, now, working }) => {
    const { id, username } = await known(db, params.id);
    const url = shopUrl + (await impersonateBuyer(db, id, working.operator, now));
    return { data: { url }, message: '', subject: username, before: null, after: null };
  },
} satisfies DeskHandlers<Calls>;
