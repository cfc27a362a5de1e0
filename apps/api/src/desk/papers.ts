import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import {
  addSellerPaper,
  asPdf,
  findSellerPaper,
  removeSellerPaper,
  sellerPapers,
} from '#modules/quality/paper/index.ts';
import { FileAnswer } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/papers${string}` }>['id'];

const load = async (db: Executor): Promise<Schemas['SellerPapers']> =>
  (await sellerPapers(db)).map(({ id, name, createdAt }) => ({ id, name, createdAt: toSeconds(createdAt) }));

export const paperHandlers = {
  listSellerPapers: (_, { db }) => load(db),
  addSellerPaper: async ({ body: { file, name } }, { db, config, now }) => {
    const subject = await addSellerPaper(db, name, await asPdf(file, name.trim(), { config, now }), now);
    return { data: await load(db), message: '已上传', subject, before: null, after: { name: subject } };
  },
  downloadSellerPaper: async ({ params: { id } }, { db }) => {
    const { name, content } = required(await findSellerPaper(db, id), 'paperMissing');
    return new FileAnswer(content, 'application/pdf', name);
  },
  removeSellerPaper: async ({ params: { id } }, { db }) => {
    const subject = await removeSellerPaper(db, id);
    return { data: await load(db), message: '已删除', subject, before: { name: subject }, after: null };
  },
} satisfies DeskHandlers<Calls>;
