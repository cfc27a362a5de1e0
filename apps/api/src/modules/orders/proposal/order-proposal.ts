import { addMoney, consentBlock } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { quotedCart } from '#modules/cart/cart/index.ts';
import { approvalsOf, reasonsIn } from '#modules/orders/company-approval/index.ts';
import {
  judgeCheckout,
  judgeSubmission,
  notifyBuyer,
  type OrderRow,
  writeSubmitted,
} from '#modules/orders/order/index.ts';
import { lockOpenProposal, takeProposal } from './decide-proposal.ts';
import { findConsent } from './order-consent.repository.ts';
import type { ProposalRow } from './proposal.repository.ts';

/**
 * Orders all lines of an open proposal for its buyer, within their consent: to the default address, by the first way of
 * delivery, without coupons. The buyer gets a message and pays.
 */
export const orderProposal = async (
  tx: Tx,
  id: number,
  salesperson: string,
  now: Date,
): Promise<{ proposal: ProposalRow; order: OrderRow }> => {
  const proposal = await lockOpenProposal(tx, id, now);
  const { buyerId } = proposal;
  const asked = await takeProposal(tx, proposal, now);
  const { rows } = await quotedCart(tx, buyerId, asked, [], now);
  if (rows.length < asked.length) throw new Refusal('goodsMissing');
  const lines = { rows, lineIds: rows.map((row) => row.id) };
  const { cart } = await judgeCheckout(tx, buyerId, { ...lines, couponId: 0 }, now);
  const { payable } = cart.priced.totals;
  const block = consentBlock(await findConsent(tx, buyerId), payable, now);
  if (block) throw new Refusal('consentMissing', { words: block });
  const form = {
    ...lines,
    idempotencyKey: `proposal:${id}`,
    expectedTotal: payable,
    addressId: 0,
    delivery: '',
    remark: '',
  };
  const judged = await judgeSubmission(tx, buyerId, form, now);
  const steps = await approvalsOf(tx, buyerId, {}, judged.cart);
  if (steps.length > 0) throw new Refusal('orderNeedsOwner', { words: reasonsIn(steps).join('；') });
  const orderedBy = `业务员${salesperson}`;
  const order = await writeSubmitted(tx, buyerId, form, judged, now, { member: null, orderedBy });
  const body = `${orderedBy}按推荐单${id}代您下单${order.no}，共¥${addMoney(order.total, '0')}，请核对后付款；不需要可取消。`;
  await notifyBuyer(tx, order, { event: 'placed', title: '业务员已代您下单', body }, now);
  return { proposal, order };
};
