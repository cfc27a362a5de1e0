import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { afterSalesKindNames, feedbackKindNames, normalizeText } from '@yaoji/domain';
import type { Db } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { saveGoodsPicture } from '#modules/catalogue/goods/index.ts';
import { batchById } from '#modules/catalogue/stock/index.ts';
import { answerFeedback, talkOf, waitingFeedback } from '#modules/content/feedback/index.ts';
import { invoiceFileAnswer, invoicesById, refuseInvoice, waitingInvoices } from '#modules/money/invoice/index.ts';
import { openRefunds } from '#modules/money/payment/index.ts';
import { breachText, decides, waitingApprovals } from '#modules/operators/approval/index.ts';
import { seesCost } from '#modules/operators/operator/index.ts';
import { kindsOf, returnsOf } from '#modules/operators/work/index.ts';
import {
  answerAfterSales,
  findRequest,
  solveAfterSales,
  talkOf as talkOfRequests,
  waitingRequests,
} from '#modules/orders/after-sales/index.ts';
import { completeRefund, returnsIn } from '#modules/orders/order-return/index.ts';
import { removeFiles } from '#modules/platform/file/index.ts';
import { abandonJob, failingJobs, retryJob } from '#modules/platform/job/index.ts';
import { addBatchPicture, addReport, asPdf, batchesWithoutReport } from '#modules/quality/paper/index.ts';
import { answerDemand, waitingDemands } from '#modules/selling/demand/index.ts';
import { toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import { titleOf } from './approvals.ts';
import type { DeskHandlers, WorkingContext, Written } from './operation.ts';

type Item = Schemas['WaitingItem'];
type FactName = Item['facts'][number]['name'];
type Kind =
  | 'returns'
  | 'afterSales'
  | 'feedback'
  | 'demands'
  | 'invoices'
  | 'refunds'
  | 'reports'
  | 'jobs'
  | 'approvals';

const most = 100;

type Row = { id: number; createdAt: Date | null } & Pick<Item, 'title'> &
  Partial<Pick<Item, 'text' | 'buyerId' | 'orderId' | 'pictures' | 'talk'>> & {
    company?: string | null;
    username?: string;
    facts?: { [Name in FactName]?: string | null };
  };

const toItem = ({ company, username = '', facts = {}, createdAt, ...row }: Row): Item => ({
  buyerId: null,
  orderId: null,
  text: '',
  pictures: [],
  talk: [],
  ...row,
  company: company || username,
  facts: Object.entries(facts).flatMap(([name, value]) => (value ? [{ name: name as FactName, value }] : [])), // No other keys.
  createdAt: createdAt && toSeconds(createdAt),
});

type OpenRefund = Awaited<ReturnType<typeof openRefunds>>[number];

/** The account to send a refund to: the one that paid, else the one of the buyer's invoices. */
const payeeOf = ({ line, title, method }: Pick<OpenRefund, 'line' | 'title' | 'method'>) => {
  if (line?.payerAccount)
    return {
      payeeFrom: `付款流水 ${line.serialNo}`,
      ...{ payee: line.payer, payeeBank: line.payerBank, payeeAccount: line.payerAccount },
    };
  const paidBy = line && `${line.payer && `付款户名是${line.payer}，`}流水没有账号。`;
  if (title?.account)
    return {
      payeeFrom: `${paidBy || ''}客户的开票资料，汇款前请与客户核对`,
      ...{ payee: title.title, payeeBank: title.bank, payeeAccount: title.account },
    };
  const how = '请向客户书面确认户名、开户行与账号后再汇款';
  const byHand =
    '到账是手工确认的：填过流水号的，导入银行流水、其中有该流水号且金额相同的一笔后，这里显示付款账号；否则';
  return { payeeFrom: `${paidBy ?? (method === 'bank' ? byHand : '')}${how}` };
};

/** All waiting items of a kind, oldest first. */
const lists: Record<Kind, (context: WorkingContext) => Promise<Row[]>> = {
  returns: async ({ db, working }) =>
    (await returnsIn(db, returnsOf(working.operator), most)).map(({ status, description, ...row }) => ({
      ...row,
      title: row.reason,
      text: description,
      facts: { step: status, orderNo: row.orderNo },
    })),
  afterSales: async ({ db }) => {
    const rows = await waitingRequests(db, most);
    const talk = Map.groupBy(
      await talkOfRequests(
        db,
        rows.map(({ id }) => id),
      ),
      ({ afterSalesId }) => afterSalesId,
    );
    return rows.map(({ kind, description, phone, ...row }) => ({
      ...row,
      title: afterSalesKindNames[kind],
      text: description,
      facts: { orderNo: row.orderNo, phone },
      talk: (talk.get(row.id) ?? []).map(({ side, text, pictures, createdAt }) => ({
        from: side,
        text,
        pictures,
        createdAt: toSeconds(createdAt),
      })),
    }));
  },
  feedback: async ({ db }) =>
    (await waitingFeedback(db, most)).map((row) => ({
      ...row,
      title: feedbackKindNames[row.kind],
      text: row.content,
      facts: { orderNo: row.orderNo, phone: row.phone },
      talk: talkOf(row).map(({ from, text, at }) => ({ from, text, pictures: [], createdAt: toSeconds(new Date(at)) })),
    })),
  demands: async ({ db }) =>
    (await waitingDemands(db, most)).map((row) => ({
      ...row,
      title: row.name,
      text: row.remark,
      facts: {
        maker: row.maker,
        spec: row.spec,
        quantity: `${toQuantity(row.quantity)}${row.unit}`,
        price: row.price && toUnitPrice(row.price),
        phone: row.phone,
      },
    })),
  invoices: async ({ db }) =>
    (await waitingInvoices(db, most)).map((row) => ({
      ...row,
      title: `${row.kind === 'special' ? '专用发票' : '普通发票'} ${row.amount}元`,
      facts: {
        title: row.title,
        taxNo: row.taxNo,
        tax: row.tax,
        address: `${row.address} ${row.phone}`.trim(),
        bank: `${row.bank} ${row.account}`.trim(),
        email: row.email,
      },
    })),
  refunds: async ({ db }) =>
    (await openRefunds(db, most)).map(
      ({ refund: { failure, ...row }, paymentNo, method, orderId, orderNo, company, phone, ...known }) => ({
        ...row,
        orderId,
        company,
        title: `${row.amount}元`,
        text: failure ?? '',
        facts: {
          method,
          orderNo,
          paymentNo,
          reason: row.reason.split(':')[0] ?? '',
          ...((method === 'bank' || row.status === 'failed') && { ...payeeOf({ ...known, method }), phone }),
        },
      }),
    ),
  reports: async ({ db }) =>
    (await batchesWithoutReport(db, most)).map(({ id, name, maker, batchNo, quantity }) => ({
      id,
      title: name,
      facts: { batchNo, maker, stock: toQuantity(quantity) },
      createdAt: null,
    })),
  approvals: async ({ db, working: { operator } }) =>
    (await waitingApprovals(db, decides(operator) ? null : operator.id, most)).map(
      ({ operation, breaches, reason, ...row }) => ({
        ...row,
        title: titleOf(operation),
        text: breaches.map((breach) => breachText(breach, seesCost(operator))).join('\n'),
        facts: { reason },
      }),
    ),
  jobs: async ({ db }) =>
    (await failingJobs(db, most)).map(({ kind, key, attempts, lastError, ...row }) => ({
      ...row,
      title: kind,
      text: lastError ?? '',
      facts: { job: key, attempts: String(attempts), next: String(toSeconds(row.runAt)) },
    })),
};

const written = (id: number | string, message: string, before: object | null, after: object): Written<null> => ({
  data: null,
  message,
  subject: String(id),
  before,
  after,
});

const answerRequest = async (
  db: Db,
  id: number,
  text: string,
  act: () => Promise<void>,
  status: 'working' | 'solved',
) => {
  const found = await findRequest(db, id);
  await act();
  return written(found.orderNo, '已回复，买家会收到通知', { status: found.status }, { status, text });
};

type Calls =
  | Extract<
      (typeof operations)[OperationId],
      {
        path: `/desk/api/${'after-sales' | 'feedback' | 'demands' | 'invoices' | 'refunds' | 'batches' | 'jobs'}/${string}`;
      }
    >['id']
  | 'listWaiting';

export const waitingHandlers = {
  listWaiting: async ({ params: { kind } }, context) => {
    if (!kindsOf(context.working.operator).includes(kind)) throw new Refusal('roleForbids');
    return (await lists[kind](context)).map(toItem);
  },
  answerAfterSales: ({ params: { id }, body: { text } }, { db, now }) =>
    answerRequest(db, id, text, () => answerAfterSales(db, id, text, now), 'working'),
  solveAfterSales: ({ params: { id }, body: { text } }, { db, now }) =>
    answerRequest(db, id, text, () => solveAfterSales(db, id, text, now), 'solved'),
  answerFeedback: async ({ params: { id }, body: { text } }, { db, now }) => {
    await answerFeedback(db, id, text, now);
    return written(id, '已回复，买家会收到通知', null, { answer: text });
  },
  answerDemand: async ({ params: { id }, body: { text, goodsId = null, closes } }, { db, now }) => {
    await answerDemand(db, id, { text, goodsId, closes: closes === 1 }, now);
    return written(id, '已回复，买家会收到通知', null, {
      answer: text,
      goodsId,
      status: closes ? 'closed' : 'answered',
    });
  },
  refuseInvoice: async ({ params: { id }, body: { reason } }, { db, now }) => {
    await refuseInvoice(db, id, reason, now);
    return written(id, '已退回，买家会收到通知', { status: 'pending' }, { status: 'failed' });
  },
  downloadInvoice: async ({ params: { id }, query: { format } }, { db }) =>
    invoiceFileAnswer(db, (await invoicesById(db, [id]))[0] ?? null, format),
  finishRefund: async ({ params: { id }, body }, { db, now }) => {
    const reference = normalizeText(body.reference);
    if (!reference) throw invalid({ reference: '请填写流水号' });
    await completeRefund(db, id, now, reference);
    return written(id, '已登记退款，买家会收到通知', { status: 'pending' }, { status: 'done', reference });
  },
  addReport: async ({ params: { id }, body: { file, issuedOn = null } }, { db, config, now }) => {
    const batch = required(await batchById(db, id), 'batchMissing');
    const content = await asPdf(file, `检验报告 ${batch.batchNo}`, { config, now });
    await addReport(db, batch, { content, issuedOn }, now);
    return written(batch.goodsId, `已上传${batch.batchNo}的检验报告`, null, { batchNo: batch.batchNo, issuedOn });
  },
  addBatchPicture: async ({ params: { id }, body }, { db, config, now }) => {
    const batch = required(await batchById(db, id), 'batchMissing');
    const picture = await saveGoodsPicture({ db, config, now }, body);
    const gone = await addBatchPicture(db, batch, picture, now);
    const data = written(batch.goodsId, `已上传${batch.batchNo}的实拍`, null, { batchNo: batch.batchNo });
    return { ...data, afterwards: (open: Db) => removeFiles({ db: open, config }, gone) };
  },
  retryJob: async ({ params: { id } }, { db, now }) => {
    const found = required(await retryJob(db, id, now), 'jobDone');
    return written(id, '已重新执行，稍后刷新查看', { key: found.key, error: found.lastError }, { runAt: found.runAt });
  },
  abandonJob: async ({ params: { id } }, { db, now }) => {
    const found = required(await abandonJob(db, id, now), 'jobDone');
    return written(id, '已放弃', { key: found.key, error: found.lastError }, { doneAt: found.doneAt });
  },
} satisfies DeskHandlers<Calls>;
