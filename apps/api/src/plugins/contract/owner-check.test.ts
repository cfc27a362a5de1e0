import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { address } from '#db/schema/address.ts';
import { openTestDatabase } from '#db/testing.ts';
import type { Context } from '#operation.ts';
import { answerErrors } from '#plugins/errors.ts';
import { addBuyer } from '#testing/people.ts';
import { registerContract } from './routes.ts';
import { shopRules } from './shop-rules.ts';

const { db } = await openTestDatabase();
const [owner, other] = [await addBuyer(db), await addBuyer(db)];
const values = {
  buyerId: owner.id,
  receiver: '王药师',
  phone: '13800001234',
  regionCode: '510104',
  detail: '测试路1号',
};
const [row] = await db.insert(address).values(values).returning();
const url = `/api/address/${row?.id}`;

it('[P8] a handler that forgets the ownership check never sees another buyer’s data', async () => {
  const deleteAddress = vi.fn(async () => null);
  let buyerId = other.id;
  const app = Fastify();
  answerErrors(app);
  registerContract(app, {
    ...shopRules,
    // The casts: the mock answers this operation, and the adapter reads no more of the context.
    handlers: { deleteAddress: deleteAddress as never },
    contextOf: async () => ({ db, signedIn: { sessionId: 1, buyerId } }) as unknown as Context,
    readMultipart: async () => ({}),
    inTurn: async (_, run) => run(),
    checkAnswers: true,
  });
  const refused = await app.inject({ method: 'DELETE', url });
  expect(refused.json()).toMatchObject({ code: 404, message: '收货地址不存在' });
  expect(deleteAddress).not.toHaveBeenCalled();
  buyerId = owner.id;
  expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(200);
  expect(deleteAddress).toHaveBeenCalledOnce();
});
