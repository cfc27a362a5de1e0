import type { DocumentKind } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { findDocument, type HeldDocument, setOutcome, setScopes } from './document.repository.ts';

export type Decision = { passes: true; scopes?: readonly string[] } | { passes: false; reason: string };

/** A document, read after locking its buyer. */
const lockDocument = async (tx: Executor, id: number): Promise<HeldDocument> => {
  const { buyerId } = required(await findDocument(tx, id), 'documentMissing');
  await lockBuyer(tx, buyerId);
  return required(await findDocument(tx, id), 'documentMissing');
};

/** Accepts or refuses a pending document, and notifies its buyer; runs in the caller's transaction. */
export const decideDocument = async (tx: Executor, id: number, decision: Decision, now: Date): Promise<void> => {
  const found = await lockDocument(tx, id);
  if (found.status !== 'pending') throw new Refusal('documentDecided');
  if (decision.passes) await pass(tx, found, decision.scopes, now);
  else await setOutcome(tx, id, { status: 'rejected', reason: decision.reason }, now);
  const body = decision.passes
    ? `《${found.name}》已通过审核。`
    : `《${found.name}》未通过审核：${decision.reason}。请重新上传。`;
  const title = decision.passes ? '证件审核通过' : '证件审核未通过';
  await sendMessage(
    tx,
    found.buyerId,
    { kind: 'system', title, body, url: href('account_documents'), reference: `document:${id}` },
    now,
  );
};

/** The scope classes that a licence usually grants; an operator may choose others. Empty: every class depends on it. */
const usualScopes: Record<DocumentKind, readonly string[]> = {
  business_licence: [],
  drug_licence: ['中成药', '化学药', '生物制品', '中药饮片', '中药材'],
  device_licence: ['三类器械'],
  device_filing: ['二类器械'],
  food_licence: ['食品'],
  medical_institution: ['中成药', '化学药', '中药饮片', '中药材'],
  authorisation: [],
  identity: [],
  other: [],
};

/** The default scopes of a document: those of the one it renews, else the usual ones of its kind. */
export const scopesToGrant = async (db: Executor, found: HeldDocument): Promise<readonly string[]> => {
  if (found.scopes.length > 0) return found.scopes;
  const renewed = found.renewsId === null ? null : await findDocument(db, found.renewsId);
  return renewed?.scopes ?? usualScopes[found.kind as DocumentKind] ?? [];
};

const pass = async (tx: Executor, found: HeldDocument, said: readonly string[] | undefined, now: Date) => {
  await setOutcome(tx, found.id, { status: 'passed', reason: null }, now);
  await setScopes(tx, found.id, said ?? (await scopesToGrant(tx, found)));
};

/** Changes the scopes of an accepted document. */
export const changeScopes = async (tx: Executor, id: number, scopes: readonly string[]): Promise<void> => {
  const found = await lockDocument(tx, id);
  if (found.status !== 'passed') throw new Refusal('documentNotPassed');
  await setScopes(tx, id, [...new Set(scopes)]);
};
