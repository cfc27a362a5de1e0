import { orderFormCodec } from '@yaoji/api-client/wire';
import { href } from '@yaoji/routes';
import type { Tx } from '#db/database.ts';
import { lockBuyer } from '#db/lock-buyer.ts';
import { retryConflicts } from '#db/retry-conflicts.ts';
import { Refusal } from '#errors/refusal.ts';
import { setAside } from '#modules/cart/cart/index.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { approvalsOf } from '#modules/orders/company-approval/index.ts';
import { hashOfSubmission, judgeSubmission } from '#modules/orders/order/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { findByKey, insertRequest, type RequestRow } from './purchase-request.repository.ts';

/** Stores a submission that needs approval, once per key. Judged like an order, but takes only its lines. */
export const askForOrder: Handler<'askForOrder'> = async ({ body }, { db, now, signedIn }) => {
  const { buyerId, member, homeId } = signedIn;
  const form = orderFormCodec.read(body);
  const id = await retryConflicts(() =>
    db.transaction(async (tx) => {
      await lockBuyer(tx, buyerId);
      const earlier = await findByKey(tx, buyerId, form.idempotencyKey);
      const requestHash = hashOfSubmission(form);
      if (earlier && earlier.requestHash !== requestHash)
        throw new Refusal('requestClosed', { words: '已提交，请在“采购申请”中查看' });
      if (earlier) return earlier.id;
      const { cart } = await judgeSubmission(tx, buyerId, form, now);
      const steps = await approvalsOf(tx, buyerId, signedIn, cart);
      const [first] = steps;
      if (!first) throw new Refusal('orderNeedsNoApproval');
      const { lineIds, ...rest } = form;
      const [name = ''] = cart.rows.map((row) => cart.lines.get(row.id)?.goods.name ?? '');
      const company = (await companiesOf(tx, [buyerId])).get(buyerId) ?? '';
      const request = await insertRequest(tx, {
        buyerId,
        memberId: member?.id ?? null,
        homeId: homeId ?? null,
        askedBy: member?.name ?? company,
        title: cart.rows.length > 1 ? `${name}等${cart.rows.length}种` : name,
        form: rest,
        requestHash,
        total: cart.priced.totals.payable,
        steps: steps.map(({ companyId, reasons }) => ({
          companyId,
          reasons: [...reasons],
          approvedBy: null,
          changes: [],
        })),
        deciderId: first.companyId,
        createdAt: now,
      });
      await setAside(tx, buyerId, lineIds, request.id);
      await notifyDecider(tx, request, now);
      return request.id;
    }),
  );
  return new Answer({ id }, '采购申请已提交');
};

/** Messages the company whose approval comes next. */
export const notifyDecider = async (
  tx: Tx,
  { id, buyerId, deciderId, askedBy, title, total }: RequestRow,
  now: Date,
) => {
  const company = (await companiesOf(tx, [buyerId])).get(buyerId) ?? '';
  const who = askedBy === company ? company : `${company}的${askedBy}`;
  await sendMessage(
    tx,
    deciderId,
    {
      kind: 'order',
      title: '采购申请待审批',
      body: `${who}申请采购${title}，共¥${total}。`,
      url: href('purchase_requests'),
      reference: `request-asked:${id}`,
    },
    now,
  );
};
