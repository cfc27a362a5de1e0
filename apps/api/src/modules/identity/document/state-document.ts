import { chinaDay, type DocumentFacts, documentNames, documentProblems } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { changeScopes, decideDocument } from './decide-document.ts';
import { deletePending, documentsOf, type HeldDocument, insertDocument, setTerm } from './document.repository.ts';

export type StatedDocument = DocumentFacts & {
  buyerId: number;
  /** Scope classes that it grants once accepted; default: the usual ones. */
  scopes?: readonly string[] | undefined;
  /** The wholesaler's quality department has accepted it elsewhere. */
  isAccepted: boolean;
};

type Stated =
  | { status: 'created' | 'updated' | 'unchanged'; reason?: string }
  | { status: 'refused'; field: string; reason: string };

/**
 * Records a buyer's document from the wholesaler's books. One that is not accepted there awaits a decision like any
 * upload; the one it renews stays valid while in date.
 */
export const stateDocument = async (tx: Tx, stated: StatedDocument, now: Date): Promise<Stated> => {
  const { buyerId, kind, number, isAccepted } = stated;
  await lockBuyer(tx, buyerId);
  const held = (await documentsOf(tx, buyerId)).filter((each) => each.kind === kind);
  const passed = held.find((each) => each.number === number && each.status === 'passed');
  // An expiry in the past updates an existing document, but does not create one.
  if (passed && isAccepted) return correct(tx, passed, stated);
  const [problem] = Object.entries(documentProblems(stated, chinaDay(now)));
  if (problem) return { status: 'refused', field: problem[0], reason: problem[1] };
  const same = held.find((each) => isSame(each, stated));
  if (same && !isAccepted)
    return { status: 'unchanged', ...(same.status === 'rejected' && { reason: `已被拒绝：${same.reason}` }) };
  const waiting = same?.status === 'pending' ? same : await add(tx, stated, held, now);
  if (isAccepted) {
    const { scopes } = stated;
    await decideDocument(tx, waiting.id, { passes: true, ...(scopes && { scopes }) }, now);
  }
  return { status: waiting === same ? 'updated' : 'created' };
};

const isSame = (held: HeldDocument, { number, issuedOn, expiresOn }: StatedDocument) =>
  held.number === number && held.issuedOn === issuedOn && held.expiresOn === expiresOn;

const correct = async (tx: Tx, held: HeldDocument, stated: StatedDocument): Promise<Stated> => {
  const { issuedOn, expiresOn, scopes } = stated;
  if (issuedOn && expiresOn && expiresOn <= issuedOn)
    return { status: 'refused', field: 'expiresOn', reason: '有效期应晚于发证日期' };
  const hasScopes = scopes === undefined || [...new Set(scopes)].sort().join() === [...held.scopes].sort().join();
  if (isSame(held, stated) && hasScopes) return { status: 'unchanged' };
  await setTerm(tx, held.id, { issuedOn, expiresOn });
  if (scopes && !hasScopes) await changeScopes(tx, held.id, scopes);
  return { status: 'updated' };
};

const add = async (tx: Tx, stated: StatedDocument, held: readonly HeldDocument[], now: Date) => {
  const { buyerId, kind, number, issuedOn, expiresOn } = stated;
  await deletePending(tx, buyerId, kind);
  const renewed = kind === 'other' ? undefined : held.find(({ status }) => status === 'passed');
  return insertDocument(tx, {
    buyerId,
    kind,
    name: renewed?.name ?? documentNames[kind],
    number,
    issuedOn,
    expiresOn,
    renewsId: renewed?.id ?? null,
    createdAt: now,
  });
};
