import type { OperationData, OperationId, operations } from '@yaoji/api-client/desk/contract';
import type { Db } from '#db/database.ts';
import { Refusal, tooLarge } from '#errors/refusal.ts';
import {
  findPriceList,
  findRejects,
  hasOnlyHeld,
  importPriceList,
  type PriceListRow,
  priceLists,
  recheckPriceList,
  statusOf,
  uploadPriceList,
  workOnPriceList,
} from '#modules/catalogue/catalogue/index.ts';
import { FileAnswer } from '#operation.ts';
import { toFlag, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import type { DeskHandlers, WorkingContext, Written } from './operation.ts';
import { requireApproval } from './require-approval.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/price-lists${string}` }>['id'];
type List = OperationData<'listPriceLists'>[number];
type Detail = OperationData<'getPriceList'>;
type Found = NonNullable<Detail['found']>;

const toList = (row: PriceListRow, now: Date): List => {
  const { id, operator, name, progress, problem, endedAt, createdAt } = row;
  return {
    id,
    operator,
    name,
    status: statusOf(row, now),
    figures: progress,
    problem,
    hasContent: toFlag(row.hasContent),
    hasRejects: toFlag(row.hasRejects),
    endedAt: toSecondsOrNull(endedAt),
    createdAt: toSeconds(createdAt),
  };
};

const begun = async (
  { db, now }: WorkingContext,
  id: number,
  message: string,
  before: PriceListRow | null,
): Promise<Written<List>> => {
  const row = await findPriceList(db, id);
  const [former, after] = [before, row].map((each) => {
    const { held, ...choices } = each?.choices ?? {};
    return each && { status: each.status, choices };
  });
  const afterwards = (open: Db) => workOnPriceList(open, id);
  return { data: toList(row, now), message, subject: String(id), before: former, after, afterwards };
};

const longestName = 100;

export const priceListHandlers = {
  listPriceLists: async (_, { db, now }) => (await priceLists(db)).map((row) => toList(row, now)),
  getPriceList: async ({ params }, { db, now }) => {
    const row = await findPriceList(db, params.id);
    const { gone, floor, held, withoutPrices = false, ...choices } = row.choices;
    return {
      ...toList(row, now),
      choices: { ...choices, withoutPrices: toFlag(withoutPrices) },
      onlyHeld: toFlag(hasOnlyHeld(row)),
      found: row.found as Detail['found'], // The cast: the worker stores it as the contract describes it.
    };
  },
  uploadPriceList: async ({ body: { file } }, context) => {
    const { db, config, now, working } = context;
    if (file.size > config.maxUploadBytes) throw tooLarge('file', config.maxUploadBytes, '；更大的请用命令导入');
    const name = ('name' in file ? String(file.name) : '').slice(-longestName) || '价目表';
    const content = Buffer.from(await file.arrayBuffer());
    const id = await uploadPriceList(db, { operator: working.operator.username, name, content }, now);
    return begun(context, id, '已上传，正在检查', null);
  },
  checkPriceList: async ({ params: { id }, body }, context) => {
    const { db, now } = context;
    const { sheet, priceColumn, withoutPrices } = body;
    const choices = {
      ...(sheet && { sheet }),
      ...(priceColumn && { priceColumn }),
      withoutPrices: withoutPrices === 1,
    };
    return begun(context, id, '正在重新检查', await recheckPriceList(db, id, choices, now));
  },
  importPriceList: async ({ params: { id }, body: { gone, held } }, context) => {
    const { db, now } = context;
    const floor = held === 1 ? 'only' : 'hold';
    const before = await importPriceList(db, id, { gone, floor }, now);
    const { belowCount = 0, below: low = [] } = before.found as Found;
    const below = floor === 'only' ? low : [];
    const title = `价目表“${before.name}”（${belowCount}种商品低于最低价）`;
    requireApproval(
      context,
      below.map((each) => ({ kind: 'floor', title: title + each.name, figure: each.price, limit: each.floor })),
    );
    return begun(context, id, '正在导入', before);
  },
  downloadRejects: async ({ params }, { db }) => {
    const found = await findRejects(db, params.id);
    if (!found?.rejects) throw new Refusal('rejectsMissing');
    return new FileAnswer(found.rejects, 'text/csv; charset=utf-8', `${found.name}-未导入.csv`);
  },
} satisfies DeskHandlers<Calls>;
