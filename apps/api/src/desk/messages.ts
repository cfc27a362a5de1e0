import type { OperationId, OperationInput, operations } from '@yaoji/api-client/desk/contract';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { isShopPage } from '#modules/content/focus/index.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { sendNotice } from '#modules/platform/message/index.ts';
import type { DeskHandlers, WritingContext } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/messages${string}` }>['id'];
type Form = OperationInput<'messageAllBuyers'>['body'];

const send = async ({ db, now }: WritingContext, to: number | 'all', { kind, title, text, url }: Form) => {
  if (url && !isShopPage(url)) throw invalid({ url: '请填写本店的页面，如 /lqzx' });
  const notice = { kind, title: title.trim(), body: text.trim(), ...(url && { url }) };
  const count = await sendNotice(db, to, notice, now);
  if (count === 0) throw new Refusal('messageSent');
  return { count };
};

export const messageHandlers = {
  messageAllBuyers: async ({ body }, context) => {
    const data = await send(context, 'all', body);
    return { data, message: `已发送给${data.count}家客户`, subject: '全部客户', before: null, after: data };
  },
  messageBuyer: async ({ params: { id }, body }, context) => {
    const { username, closedAt } = required(await findApplicant(context.db, id), 'buyerMissing');
    if (closedAt) throw new Refusal('accountClosed');
    const data = await send(context, id, body);
    return { data, message: '已发送', subject: username, before: null, after: data };
  },
} satisfies DeskHandlers<Calls>;
