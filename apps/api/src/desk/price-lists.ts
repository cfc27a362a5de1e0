import type { OperationData, OperationId, operations } from '@yaoji/api-client/desk/contract';
import type { Db, Tx } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import {
  addPriceList,
  findPriceList,
  findRejects,
  isAnyWorkedOn,
  isWorkedOn,
  type PriceListRow,
  priceLists,
  updatePriceList,
  workOnPriceList,
} from '#modules/catalogue/catalogue/index.ts';
import { FileAnswer } from '#operation.ts';
import { toFlag, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import type { DeskHandlers, WorkingContext, WritingContext, Written } from './operation.ts';
import { requireApproval } from './require-approval.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/price-lists${string}` }>['id'];
type List = OperationData<'listPriceLists'>[number];
type Detail = OperationData<'getPriceList'>;
type Found = NonNullable<Detail['found']>;

const toList = (row: PriceListRow, now: Date): List => {
  const { id, operator, name, status, progress, problem, endedAt, createdAt } = row;
  const hasStopped = (status === 'checking' || status === 'importing') && !isWorkedOn(row, now);
  return {
    id,
    operator,
    name,
    status: hasStopped ? 'stopped' : status,
    figures: progress,
    problem,
    hasContent: toFlag(row.hasContent),
    hasRejects: toFlag(row.hasRejects),
    endedAt: toSecondsOrNull(endedAt),
    createdAt: toSeconds(createdAt),
  };
};

const known = async (db: Db, id: number) => {
  return required(await findPriceList(db, id), 'priceListMissing');
};

const requireQuiet = async (db: Tx, now: Date) => {
  if (await isAnyWorkedOn(db, now)) throw new Refusal('priceListBusy');
};

const begun = async (
  { db, now }: WorkingContext,
  id: number,
  message: string,
  before: unknown,
): Promise<Written<List>> => {
  const row = await known(db, id);
  const after = { status: row.status, choices: row.choices };
  const afterwards = (open: Db) => workOnPriceList(open, id);
  return { data: toList(row, now), message, subject: String(id), before, after, afterwards };
};

const longestName = 100;

export const priceListHandlers = {
  listPriceLists: async (_, { db, now }) => (await priceLists(db)).map((row) => toList(row, now)),
  getPriceList: async ({ params }, { db, now }) => {
    const row = await known(db, params.id);
    const { sheet, priceColumn, withoutPrices = false } = row.choices;
    return {
      ...toList(row, now),
      choices: {
        ...(sheet !== undefined && { sheet }),
        ...(priceColumn !== undefined && { priceColumn }),
        withoutPrices: toFlag(withoutPrices),
      },
      found: row.found as Detail['found'], // The cast: the worker stores it as the contract describes it.
    };
  },
  uploadPriceList: async ({ body: { file } }, context) => {
    const { db, config, now, working } = context;
    if (file.size > config.maxUploadBytes)
      throw invalid({ file: `文件不能超过${Math.floor(config.maxUploadBytes / 1024 / 1024)}MB；更大的请用命令导入` });
    await requireQuiet(db, now);
    const name = ('name' in file ? String(file.name) : '').slice(-longestName) || '价目表';
    const content = Buffer.from(await file.arrayBuffer());
    const id = await addPriceList(db, { operator: working.operator.username, name, content }, now);
    return begun(context, id, '已上传，正在检查', null);
  },
  checkPriceList: async ({ params: { id }, body }, context) => {
    const { db, now } = context;
    const { status, choices } = await readyFor(context, id);
    const { sheet, priceColumn, withoutPrices } = body;
    const said = { ...(sheet && { sheet }), ...(priceColumn && { priceColumn }), withoutPrices: withoutPrices === 1 };
    await updatePriceList(db, id, {
      status: 'checking',
      choices: said,
      progress: null,
      found: null,
      endedAt: null,
      touchedAt: now,
    });
    return begun(context, id, '正在重新检查', { status, choices });
  },
  importPriceList: async ({ params: { id }, body: { gone } }, context) => {
    const { db, now } = context;
    const { status, choices, found, name } = await readyFor(context, id);
    if (!found || found.open !== null) throw new Refusal('priceListUnchecked');
    const { belowCount = 0, below = [] } = found as Found;
    const title = `价目表“${name}”（${belowCount}种商品低于最低价）`;
    requireApproval(
      context,
      below.map((each) => ({ kind: 'floor', title: title + each.name, figure: each.price, limit: each.floor })),
    );
    const values = { status: 'importing', choices: { ...choices, gone }, rejects: null, progress: null } as const;
    await updatePriceList(db, id, { ...values, endedAt: null, touchedAt: now });
    return begun(context, id, '正在导入', { status, choices });
  },
  downloadRejects: async ({ params }, { db }) => {
    const found = await findRejects(db, params.id);
    if (!found?.rejects) throw new Refusal('rejectsMissing');
    return new FileAnswer(found.rejects, 'text/csv; charset=utf-8', `${found.name}-未导入.csv`);
  },
} satisfies DeskHandlers<Calls>;

/** A list whose content still exists, while no list is being processed. */
const readyFor = async ({ db, now }: WritingContext, id: number) => {
  const row = await known(db, id);
  if (!row.hasContent) throw new Refusal('priceListGone');
  await requireQuiet(db, now);
  return row;
};
