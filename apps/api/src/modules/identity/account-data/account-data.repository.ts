import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { accountChange } from '#db/schema/account-change.ts';
import { address } from '#db/schema/address.ts';
import { buyer } from '#db/schema/buyer.ts';
import { cartLine } from '#db/schema/cart-line.ts';
import { companyGoodsRule } from '#db/schema/company-goods-rule.ts';
import { credentials } from '#db/schema/credentials.ts';
import { demand } from '#db/schema/demand.ts';
import { deskNote, deskTag } from '#db/schema/desk-note.ts';
import { dueMute } from '#db/schema/due-mute.ts';
import { favourite } from '#db/schema/favourite.ts';
import { feedback } from '#db/schema/feedback.ts';
import { goodsReminder } from '#db/schema/goods-reminder.ts';
import { invitation } from '#db/schema/invitation.ts';
import { invoiceTitle } from '#db/schema/invoice.ts';
import { listChoice } from '#db/schema/list-choice.ts';
import { approvalRule, member } from '#db/schema/member.ts';
import { message } from '#db/schema/message.ts';
import { orderConsent } from '#db/schema/order-consent.ts';
import { pageView } from '#db/schema/page-view.ts';
import { proposal } from '#db/schema/proposal.ts';
import { purchaseRequest } from '#db/schema/purchase-request.ts';
import { resetToken } from '#db/schema/reset-token.ts';
import { savedLine } from '#db/schema/saved-line.ts';
import { factorToken, secondFactor } from '#db/schema/second-factor.ts';
import { smsCode } from '#db/schema/sms-code.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { wechatTicket } from '#db/schema/wechat-ticket.ts';

/** Always the first lock on a buyer's orders and money, so that no other transaction starts on them. */
export const lockAccount = (tx: Executor, buyerId: number) =>
  firstRow(
    tx
      .select({ phone: buyer.phone, loginEmail: buyer.loginEmail, face: buyer.face })
      .from(buyer)
      .where(eq(buyer.id, buyerId))
      .for('update'),
  );

type Matters = { orders: number; returns: number; services: number; refunds: number; balance: string };

/** Unsettled matters of a buyer. */
export const openMatters = async (tx: Executor, buyerId: number): Promise<Matters> => {
  const { rows } = await tx.execute(sql`
    with own as (select id, status from orders where buyer_id = ${buyerId})
    select
      (select count(*) from own where status not in ('done', 'cancelled'))::int as orders,
      (select count(*) from order_return r join own on own.id = r.order_id
        where r.status not in ('refused', 'refunded'))::int as returns,
      (select count(*) from after_sales s join own on own.id = s.order_id where s.status <> 'solved')::int as services,
      (select count(*) from refund join payment on payment.id = refund.payment_id
        where refund.status <> 'done'
          and (payment.recharge_buyer_id = ${buyerId} or payment.order_id in (select id from own)))::int as refunds,
      coalesce((select balance from wallet where buyer_id = ${buyerId}), 0)::numeric(14, 2)::text as balance`);
  return rows[0] as Matters;
};

/** Tables with data that serves only the account holder, and what operators wrote about them. */
const personal = [
  accountChange,
  address,
  approvalRule,
  cartLine,
  companyGoodsRule,
  credentials,
  demand,
  deskNote,
  deskTag,
  dueMute,
  factorToken,
  favourite,
  goodsReminder,
  feedback,
  invitation,
  invoiceTitle,
  listChoice,
  message,
  orderConsent,
  proposal,
  purchaseRequest,
  member,
  resetToken,
  savedLine,
  secondFactor,
  wechatTicket,
];

/** Blocks any further log-in and removes all personal data except the company. */
export const anonymise = async (tx: Executor, buyerId: number, recipients: string[], now: Date) => {
  for (const table of personal) await tx.delete(table).where(eq(table.buyerId, buyerId));
  await tx.delete(storeLink).where(or(eq(storeLink.ownerId, buyerId), eq(storeLink.storeId, buyerId)));
  await tx.update(pageView).set({ buyerId: null }).where(eq(pageView.buyerId, buyerId));
  await tx.delete(smsCode).where(inArray(smsCode.recipient, recipients));
  const nothing = { phone: null, loginEmail: null, email: null, telephone: null, wechat: null, wechatOpenId: null };
  const gone = { ...nothing, adminName: null, adminPhone: null, face: '', name: '已注销' };
  await tx
    .update(buyer)
    .set({ ...gone, username: `closed-${buyerId}`, closedAt: now })
    .where(eq(buyer.id, buyerId));
};
