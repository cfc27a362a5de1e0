import { href } from '@yaoji/routes';
import type { Db } from '#db/database.ts';
import { sendMessage } from '#modules/message/index.ts';
import { areGoodsListed, lockDemand, updateDemand } from './demand.repository.ts';

/** With goods it is fulfilled; `closes` says that there will be none. */
export type DemandAnswer = { text: string; goodsId: number | null; closes: boolean };

export type AnswerOutcome = 'answered' | 'no demand' | 'no goods';

/** Answers a request and notifies its buyer; answering again replaces the answer. */
export const answerDemand = (
  db: Db,
  id: number,
  { text, goodsId, closes }: DemandAnswer,
  now: Date,
): Promise<AnswerOutcome> =>
  db.transaction(async (tx) => {
    const found = await lockDemand(tx, id);
    if (!found) return 'no demand';
    if (goodsId !== null && !(await areGoodsListed(tx, goodsId))) return 'no goods';
    const status = closes ? 'closed' : 'answered';
    await updateDemand(tx, id, { status, answer: text, goodsId, answeredAt: now });
    await sendMessage(
      tx,
      found.buyerId,
      {
        kind: 'system',
        title: closes ? '求购已关闭' : '求购已回复',
        body: `您求购的${found.name}：${text}`,
        url: href('demand_info', {}, { id }),
      },
      now,
    );
    return 'answered';
  });
