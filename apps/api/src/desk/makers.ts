import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { normalizeText } from '@yaoji/domain';
import {
  allMakers,
  findMaker,
  hideMaker,
  type Maker,
  makerTwins,
  mergeMakers,
  releaseMakerName,
  renameMaker,
} from '#modules/catalogue/catalogue/index.ts';
import { toFlag } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/makers${string}` }>['id'];

const perPage = 50;

const toMaker = ({ isHidden, ...row }: Maker): Schemas['Maker'] => ({ ...row, isHidden: toFlag(isHidden) });

const comparable = (text: string) => normalizeText(text).toLowerCase();

const renamed = (message: string, { before, after, twins }: Awaited<ReturnType<typeof renameMaker>>) => ({
  data: { maker: toMaker(after), twins },
  message,
  subject: before.name,
  before: { name: before.name, goods: before.goods },
  after: { name: after.name, goods: after.goods, twins },
});

export const makerHandlers = {
  listMakers: async ({ query: { page = 1, search = '' } }, { db }) => {
    const all = await allMakers(db);
    const wanted = comparable(search);
    const found = all.filter(({ name, formerNames }) =>
      [name, ...formerNames].some((each) => comparable(each).includes(wanted)),
    );
    return {
      list: found.slice((page - 1) * perPage, page * perPage).map(toMaker),
      total: found.length,
      twins: makerTwins(all),
    };
  },
  renameMaker: async ({ body: { name, newName } }, { db, now }) =>
    renamed('厂家已改名', await renameMaker(db, name, newName, now)),
  mergeMakers: async ({ body: { name, into } }, { db, now }) =>
    renamed('厂家已合并', await mergeMakers(db, name, into.trim(), now)),
  hideMaker: async ({ body: { name, isHidden } }, { db }) => {
    const before = await hideMaker(db, name, isHidden === 1);
    const data = toMaker(await findMaker(db, name));
    const message = isHidden === 1 ? '厂家已隐藏' : '厂家已显示';
    return { data, message, subject: name, before: { isHidden: toFlag(before.isHidden) }, after: { isHidden } };
  },
  releaseMakerName: async ({ body: { name } }, { db }) => {
    const current = await releaseMakerName(db, name);
    const data = toMaker(await findMaker(db, current));
    return { data, message: '曾用名已取消', subject: name, before: { name: current }, after: null };
  },
} satisfies DeskHandlers<Calls>;
