import { type AddedLines, addedLinesCodec, lineToAddCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import { Answer, type Handler } from '#operation.ts';
import { addLines } from './add-lines.ts';

export const addCartLines: Handler<'addCartLines'> = async ({ body }, { db, signedIn, now }) => {
  const lines = body.params.map((line) => lineToAddCodec.read(line));
  return answerAdded(await addLines(db, signedIn.buyerId, lines, now));
};

/** Succeeds if any line was added; the message names the first one that was not. */
export const answerAdded = (added: AddedLines) => {
  const data = addedLinesCodec.write(added);
  const refused = added.results.filter(({ ok }) => !ok);
  const first = refused[0]?.message ?? '';
  if (refused.length === added.results.length)
    throw new Refusal('linesRefused', { words: first || '未能加入购物车', data });
  if (refused.length === 0)
    return new Answer(data, added.results.find(({ message }) => message)?.message || '已加入购物车');
  const went = added.results.length - refused.length;
  return new Answer(data, `已加入${went}种商品，${refused.length}种未能加入：${first}`);
};
