import { drawWinnerCodec } from '@yaoji/api-client/wire';
import { notFound } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { findDraw, latestWinners } from './draw.repository.ts';
import { maskName } from './mask-name.ts';

const shown = 20;

export const listDrawWinners: Handler<'listDrawWinners'> = async ({ query }, { db }) => {
  if (!(await findDraw(db, query.id))) throw notFound('抽奖活动不存在');
  const winners = await latestWinners(db, query.id, shown);
  return winners.map(({ company, prize, createdAt }) =>
    drawWinnerCodec.write({ name: maskName(company), prize, createdAt: toSeconds(createdAt) }),
  );
};
