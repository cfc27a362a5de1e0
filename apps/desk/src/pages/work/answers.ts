import { type Operation, operations } from '@yaoji/api-client/desk';
import { type Field, titled } from '#pages/parts/fields.tsx';
import { type CallInput, fetchData } from '#shared/api/api.ts';
import type { WaitingKind } from './work-kinds.ts';

/** Input of an answer; each kind needs some of it. */
export type AnswerValues = {
  text?: string;
  reason?: string;
  reference?: string;
  goodsId?: number;
  issuedOn?: string;
  file?: File;
  figure?: string;
};

export type Answer = {
  /** Label of the button. */
  label: string;
  operation: Operation;
  /** Sends the typed reason. */
  takesReason: boolean;
  send: (id: number, values: AnswerValues) => Promise<unknown>;
};

type AnswerForm = {
  fields: readonly Field<keyof AnswerValues>[];
  /** Ctrl+Enter sends the first one, or once a reason is typed the one that takes it. */
  answers: readonly Answer[];
};

const answer = <Op extends Operation>(
  label: string,
  operation: Op,
  inputOf: (params: { id: number }, values: AnswerValues) => CallInput<Op['id']>,
): Answer => ({
  label,
  operation,
  takesReason: inputOf === why,
  send: (id, values) => fetchData(operation, inputOf({ id }, values)),
});

type Params = { id: number };
const words = (params: Params, { text = '' }: AnswerValues) => ({ params, body: { text } });
const why = (params: Params, { reason = '' }: AnswerValues) => ({ params, body: { reason } });
const nothing = (params: Params) => ({ params });

const area = { type: 'area', rows: 3, input: { maxLength: 500 } } as const;
const reply = { name: 'text', hint: '客户会收到通知', ...area } as const;

/** The form that answers each kind of waiting item. */
export const answerForms: Readonly<Record<WaitingKind, AnswerForm>> = {
  returns: { fields: [], answers: [] },
  afterSales: {
    fields: titled(operations.answerAfterSales.fields, [reply]),
    answers: [answer('回复', operations.answerAfterSales, words), answer('办结', operations.solveAfterSales, words)],
  },
  feedback: {
    fields: titled(operations.answerFeedback.fields, [reply]),
    answers: [answer('回复', operations.answerFeedback, words)],
  },
  demands: {
    fields: titled(operations.answerDemand.fields, [
      reply,
      { name: 'goodsId', type: 'integer', hint: '可不填；填了客户可直接购买' },
    ]),
    answers: [
      answer('回复', operations.answerDemand, (params, { text = '', goodsId }) => ({
        params,
        body: { text, ...(goodsId && { goodsId }) },
      })),
      answer('没有货源', operations.answerDemand, (params, { text = '' }) => ({ params, body: { text, closes: 1 } })),
    ],
  },
  invoices: {
    fields: [{ name: 'reason', label: '退回原因', hint: '客户会看到。要开具，请在财务的发票页上传数电票', ...area }],
    answers: [answer('退回', operations.refuseInvoice, why)],
  },
  refunds: {
    fields: titled(operations.finishRefund.fields, [
      { name: 'reference', hint: '汇出后填写银行流水号，客户会看到', input: { maxLength: 60 } },
    ]),
    answers: [
      answer('登记退款', operations.finishRefund, (params, { reference = '' }) => ({ params, body: { reference } })),
    ],
  },
  reports: {
    fields: titled(operations.addReport.fields, [
      { name: 'file', type: 'paper' },
      { name: 'issuedOn', type: 'date', hint: '可不填' },
    ]),
    answers: [
      // The server refuses an empty file, next to its field.
      answer('上传', operations.addReport, (params, { file = new File([], ''), issuedOn }) => ({
        params,
        body: { file, ...(issuedOn && { issuedOn }) },
      })),
    ],
  },
  approvals: {
    fields: titled(operations.approveRequest.fields, [
      { name: 'reason', label: '退回原因', hint: '只在退回时填写，记入日志', ...area },
      {
        name: 'figure',
        type: 'figure',
        hint: '只有您一人有审批权限、要同意自己的申请时填写，以防输错；申请由同事提交的不填',
      },
    ]),
    answers: [
      answer('同意', operations.approveRequest, (params, { figure }) => ({ params, body: figure ? { figure } : {} })),
      answer('退回', operations.rejectRequest, why),
    ],
  },
  jobs: {
    fields: [{ name: 'reason', label: '放弃原因', hint: '只在放弃时填写，记入日志', ...area }],
    answers: [answer('重新执行', operations.retryJob, nothing), answer('放弃', operations.abandonJob, why)],
  },
};
