import type { OperationInput } from '@yaoji/api-client/erp/contract';
import { normalizeText } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { newToken } from '#db/tokens.ts';
import { invalid } from '#errors/refusal.ts';
import { hashPassword, phoneTaken } from '#modules/identity/auth/index.ts';
import { stateDocument } from '#modules/identity/document/index.ts';
import {
  type Applicant,
  type BuyerFacts,
  changeBuyer,
  lockApplicant,
  openApplicant,
  readCompanyForm,
  refuseTwin,
} from '#modules/identity/registration/index.ts';
import { type CodedBuyer, codedBuyers, findUncoded, linkBuyer } from '#modules/integrations/erp-code/index.ts';
import { addEntry } from '#modules/platform/operator-log/index.ts';
import { eachRow, lotHandler, type Outcome } from './lots.ts';
import type { ErpContext, ErpHandlers } from './operation.ts';

type BuyerRow = OperationInput<'sendBuyers'>['body']['rows'][number];
type DocumentRow = OperationInput<'sendDocuments'>['body']['rows'][number];

/** The interface's names of the fields in the company form. */
const fieldNames: Record<string, string> = { credit_code: 'creditCode', region_code: 'regionCode' };

/** Company data of the row, merged over stored data. */
const companyOf = (row: BuyerRow, known: Applicant | null): BuyerFacts => {
  const { company, creditCode, name, regionCode, address, email, telephone, kind } = row;
  const said = [company, creditCode, name, regionCode, address, email, telephone, kind];
  if (known && said.every((each) => each === undefined)) return {};
  const { fields, errors } = readCompanyForm({
    company: company ?? known?.company ?? '',
    credit_code: creditCode ?? known?.creditCode ?? '',
    name: name ?? known?.name ?? '',
    region_code: regionCode ?? known?.regionCode ?? '',
    address: address ?? known?.companyAddress ?? '',
    email: email ?? known?.email ?? '',
    telephone: telephone ?? known?.telephone ?? '',
  });
  const businessKind = known?.businessKind ?? kind;
  if (!businessKind) errors.kind = '请填写企业类型';
  const [problem] = Object.entries(errors);
  if (problem) throw invalid({ [fieldNames[problem[0]] ?? problem[0]]: problem[1] });
  return { ...fields, businessKind: businessKind ?? null };
};

const salesOf = ({ salesperson, salesPhone }: BuyerRow): BuyerFacts => ({
  ...(salesperson === undefined ? {} : { adminName: salesperson.trim() || null }),
  ...(salesPhone === undefined ? {} : { adminPhone: salesPhone.trim() || null }),
});

/** An account without a code that matches the row, by phone or username; otherwise null. */
const uncodedOf = async (tx: Tx, { phone, username }: BuyerRow): Promise<number | null> => {
  if (phone === undefined && username === undefined) throw invalid({ phone: '没有此编码的客户；新客户须填写手机号' });
  const byPhone = phone === undefined ? null : await findUncoded(tx, { phone });
  const byName = username === undefined ? null : await findUncoded(tx, { username: normalizeText(username) });
  if (username !== undefined && !byName) throw invalid({ username: '没有此用户名的账户' });
  if (byPhone && byName && byPhone.id !== byName.id) throw invalid({ username: '与手机号不是同一账户' });
  const found = byPhone ?? byName;
  if (found?.code) throw invalid({ [byPhone ? 'phone' : 'username']: `该账户已有编码${found.code}` });
  return found?.id ?? null;
};

type Opening = ErpContext & { passwordHash: () => Promise<string> };

const record = async (tx: Tx, { key, now }: ErpContext, id: number, change: { before: unknown; after: unknown }) => {
  const username = (await lockApplicant(tx, id))?.username;
  const entry = { operator: `erp ${key.name}`, command: `erp sendBuyers ${username}`, outcome: 'done' } as const;
  await addEntry(tx, { ...entry, answer: '', change, createdAt: now });
};

const closed = () => invalid({ code: '该客户的账户已注销' });

/** A code moves to the new account of a buyer who closed the old one. */
const writeBuyer = async (tx: Tx, row: BuyerRow, found: CodedBuyer | undefined, context: Opening): Promise<Outcome> => {
  const { now, passwordHash } = context;
  const coded = found?.isClosed ? undefined : found?.id;
  const id = coded ?? (await uncodedOf(tx, row));
  if (found?.isClosed && id === null) throw closed();
  const known = id === null ? null : await lockApplicant(tx, id);
  const facts = { ...companyOf(row, known), ...salesOf(row) };
  if (!known) {
    await refuseTwin(tx, 0, facts);
    const logIn = { phone: row.phone ?? null, passwordHash: await passwordHash() };
    const opened = await openApplicant(tx, logIn, facts, now);
    if (opened === null) throw phoneTaken();
    await linkBuyer(tx, row.code, opened);
    await record(tx, context, opened, { before: null, after: facts });
    return { status: 'created' };
  }
  const change = await changeBuyer(tx, known, facts, now);
  if (coded === undefined) await linkBuyer(tx, row.code, known.id);
  if (change) await record(tx, context, known.id, change);
  else if (coded !== undefined) return { status: 'unchanged' };
  return { status: 'updated' };
};

/** A random password that nobody knows: the new account logs in by SMS code, or resets the password with one. */
const onePassword = () => {
  let hash: Promise<string> | undefined;
  return () => {
    hash ??= hashPassword(newToken());
    return hash;
  };
};

const keyOf = ({ code }: { code: string }) => code;
const documentKey = ({ code, kind, number }: DocumentRow) => `${code}\n${kind}\n${number}`;

export const buyerHandlers = {
  sendBuyers: lotHandler('sendBuyers', {
    keyOf,
    write: async (tx, rows, context) => {
      const codes = await codedBuyers(tx, rows.map(keyOf));
      const opening = { ...context, passwordHash: onePassword() };
      return eachRow(rows, keyOf, (row) => writeBuyer(tx, row, codes.get(row.code), opening));
    },
  }),
  sendDocuments: lotHandler('sendDocuments', {
    keyOf: documentKey,
    write: async (tx, rows, { now }) => {
      const codes = await codedBuyers(tx, rows.map(keyOf));
      return eachRow(rows, documentKey, async ({ code, issuedOn = null, isAccepted = false, number, ...row }) => {
        const buyer = codes.get(code);
        if (!buyer) throw invalid({ code: '没有此编码的客户' });
        if (buyer.isClosed) throw closed();
        const facts = { ...row, number: normalizeText(number), issuedOn, isAccepted, buyerId: buyer.id };
        const stated = await stateDocument(tx, facts, now);
        if (stated.status === 'refused') throw invalid({ [stated.field]: stated.reason });
        return { status: stated.status, ...(stated.reason && { message: stated.reason }) };
      });
    },
  }),
} satisfies ErpHandlers<'sendBuyers' | 'sendDocuments'>;
