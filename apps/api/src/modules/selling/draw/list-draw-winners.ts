import { drawWinnerCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { findDraw, latestWinners } from './draw.repository.ts';

const shown = 20;

export const listDrawWinners: Handler<'listDrawWinners'> = async ({ query }, { db }) => {
  if (!(await findDraw(db, query.id))) throw new Refusal('drawMissing');
  const winners = await latestWinners(db, query.id, shown);
  return winners.map(({ company, prize, createdAt }) =>
    drawWinnerCodec.write({ name: maskName(company), prize, createdAt: toSeconds(createdAt) }),
  );
};

/** A name that only its owner recognises: 康宁***店. Also removes a branch in brackets. */
export const maskName = (name: string): string => {
  const letters = [...(name.trim().split(/[（(]/, 1)[0] ?? '')];
  if (letters.length <= 2) return `${letters[0] ?? ''}***`;
  const open = letters.length <= 4 ? 1 : 2;
  return `${letters.slice(0, open).join('')}***${letters.at(-1)}`;
};
