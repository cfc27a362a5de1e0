import { eq } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { goods } from '#db/schema/goods.ts';
import { order } from '#db/schema/order.ts';
import { auditMoney, type Breach } from '#modules/operators/audit/index.ts';
import { addGoods } from './catalogue.ts';
import { fillCart, orderForm } from './checkout.ts';
import type { Client } from './client.ts';
import { addBuyer } from './people.ts';

export type Rush = {
  sold: number;
  orders: number;
  /** Refused, with the line and the reason. */
  refused: number;
  /** Anything else: a deadlock, a crash, an answer without a message. */
  strange: string[];
  stockLeft: string;
  tookMs: number;
  breaches: Breach[];
};

/** Many buyers compete for the last units simultaneously, through one or more servers. */
export const rushForLastUnits = async (db: Db, clients: Client[], buyers: number, units: number): Promise<Rush> => {
  const { id } = await addGoods(db, { name: '最后一批', stock: String(units) });
  const forms = [];
  for (let index = 0; index < buyers; index += 1) {
    const { username } = await addBuyer(db);
    const { call, signIn } = clients[index % clients.length] as Client;
    const session = await signIn(username);
    const { ids } = await fillCart(call, session, [{ goods_id: id, number: '1' }]);
    forms.push({ call, session, body: await orderForm(call, session, ids) });
  }
  const before = await db.$count(order);
  const start = performance.now();
  const answers = await Promise.all(forms.map(({ call, session, body }) => call('placeOrder', { body }, session)));
  const tookMs = Math.round(performance.now() - start);

  const isNamed = ({ code, data }: (typeof answers)[number]) => {
    const lines = (data as { lines?: { goods_id: number; code: string }[] } | null)?.lines;
    return code === 40902 && lines?.length === 1 && lines[0]?.goods_id === id && lines[0].code === 'NO_STOCK';
  };
  const [left] = await db.select({ stock: goods.stock }).from(goods).where(eq(goods.id, id));
  return {
    sold: answers.filter(({ status }) => status === 200).length,
    orders: (await db.$count(order)) - before,
    refused: answers.filter(isNamed).length,
    strange: answers
      .filter((answer) => answer.status !== 200 && !isNamed(answer))
      .map(({ status, code, message }) => `${status} ${code} ${message}`),
    stockLeft: left?.stock ?? '',
    tookMs,
    breaches: await auditMoney(db),
  };
};
