import type { Executor, Tx } from '#db/database.ts';
import type { GoodsPicture } from '#db/schema/goods.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import {
  changeGoodsPictures,
  findGoodsTerms,
  isSamePicture,
  saveGoodsPicture,
} from '#modules/catalogue/goods/index.ts';
import { ownPictures } from '#modules/catalogue/picture/index.ts';
import { codedGoods } from '#modules/integrations/erp-code/index.ts';
import { removeFiles } from '#modules/platform/file/index.ts';
import { erpWrite } from './log-write.ts';
import type { ErpContext, ErpHandlers } from './operation.ts';

const picturesOf = async (db: Executor, id: number) => required(await findGoodsTerms(db, id), 'goodsMissing').pictures;

const fileOf = (base64: string) => new Blob([new Uint8Array(Buffer.from(base64, 'base64'))]);

type Change = (before: readonly GoodsPicture[], tx: Tx) => Promise<readonly GoodsPicture[]>;

/** Changes a product's pictures, then removes the files that none of them uses. */
const changePictures = async (context: ErpContext, code: string, command: string, change: Change) => {
  let goodsId = 0;
  let gone: string[] = [];
  const answer = await erpWrite(
    context,
    command,
    async (tx) => {
      const id = (await codedGoods(tx, [code])).get(code);
      if (id === undefined) throw new Refusal('goodsMissing');
      goodsId = id;
      const changed = await changeGoodsPictures(tx, id, (pictures) => change(pictures, tx), context.now);
      gone = changed.gone;
      return { before: changed.before, after: changed.after };
    },
    async (tx) => ({ code, pictures: ownPictures(await picturesOf(tx, goodsId)) }),
  );
  await removeFiles(context, gone);
  return answer;
};

export const pictureHandlers = {
  putPicture: ({ params: { code, number }, body }, context) => {
    const sent = { large: fileOf(body.large), thumbnail: body.thumbnail ? fileOf(body.thumbnail) : undefined };
    return changePictures(context, code, `picture ${code} ${number}`, async (before, db) => {
      if (number > before.length + 1) throw invalid({ number: `目前有${before.length}张图片，请按顺序添加` });
      const stored = before[number - 1];
      if (stored && (await isSamePicture(context.config, stored, sent))) return before;
      return before.toSpliced(number - 1, 1, await saveGoodsPicture({ ...context, db }, sent));
    });
  },
  deletePictures: ({ params: { code, number } }, context) =>
    changePictures(context, code, `picture delete ${code} ${number}`, async (before) =>
      number > before.length ? before : before.slice(0, number - 1),
    ),
} satisfies ErpHandlers<'putPicture' | 'deletePictures'>;
