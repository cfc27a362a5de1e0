import { href } from '@yaoji/routes';
import type { Db } from '#db/database.ts';
import { invalid, required } from '#errors/refusal.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { areGoodsListed, lockDemand, updateDemand } from './demand.repository.ts';

/** A product fulfils the request; `closes` means that there will be none. */
export type DemandAnswer = { text: string; goodsId: number | null; closes: boolean };

/** Answers a request and notifies its buyer; a second answer replaces the first. */
export const answerDemand = (db: Db, id: number, { text, goodsId, closes }: DemandAnswer, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const found = required(await lockDemand(tx, id), 'demandMissing');
    if (goodsId !== null && !(await areGoodsListed(tx, goodsId))) throw invalid({ goodsId: '没有在售的这个商品' });
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
  });
