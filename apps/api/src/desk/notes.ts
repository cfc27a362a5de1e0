import type { OperationId, operations } from '@yaoji/api-client/desk/contract';
import { required } from '#errors/refusal.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { addNote, changeTags, deleteNote, usedTags } from '#modules/operators/note/index.ts';
import { orderById } from '#modules/orders/order/index.ts';
import { loadBuyer } from './buyers.ts';
import { loadDeskOrder } from './load-order.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/${'notes' | 'tags'}/${string}` }>['id'];

export const noteHandlers = {
  addOrderNote: async ({ params: { id }, body: { text } }, context) => {
    const { db, now, working } = context;
    const { no } = await orderById(db, id);
    await addNote(db, { orderId: id, text, operatorId: working.operator.id, createdAt: now });
    const data = await loadDeskOrder(context, id);
    return { data, message: '已添加', subject: no, before: null, after: { text } };
  },
  addBuyerNote: async ({ params: { id }, body: { text } }, context) => {
    const { db, now, working } = context;
    const { username } = required(await findApplicant(db, id), 'buyerMissing');
    await addNote(db, { buyerId: id, text, operatorId: working.operator.id, createdAt: now });
    const data = await loadBuyer(context, id);
    return { data, message: '已添加', subject: username, before: null, after: { text } };
  },
  removeNote: async ({ params: { id } }, { db, working }) => {
    const [found] = await deleteNote(db, id, working.operator.id);
    const { orderId, buyerId, text } = required(found, 'noteMissing');
    const subject = orderId
      ? (await orderById(db, orderId)).no
      : (buyerId && (await findApplicant(db, buyerId))?.username) || '';
    return { data: null, message: '已删除', subject, before: { text }, after: null };
  },
  changeOrderTags: async ({ params: { id }, body: { tags = [] } }, context) => {
    const { no } = await orderById(context.db, id);
    const change = await changeTags(context.db, { orderId: id }, tags);
    return { data: await loadDeskOrder(context, id), message: '已保存', subject: no, ...change };
  },
  changeBuyerTags: async ({ params: { id }, body: { tags = [] } }, context) => {
    const { username } = required(await findApplicant(context.db, id), 'buyerMissing');
    const change = await changeTags(context.db, { buyerId: id }, tags);
    return { data: await loadBuyer(context, id), message: '已保存', subject: username, ...change };
  },
  listOrderTags: (_, { db }) => usedTags(db, 'orderId'),
  listBuyerTags: (_, { db }) => usedTags(db, 'buyerId'),
} satisfies DeskHandlers<Calls>;
