import { type Operation, operations } from '@yaoji/api-client/desk';
import { type CallInput, fetchData } from '#shared/api/api.ts';
import type { WaitingKind } from './work-kinds.ts';

/** What an answer is made from; each kind asks for some of it. */
export type AnswerFields = { text: string; goodsId: string; issuedOn: string; file: File | null };

export type Answer = {
  /** What the button does. */
  label: string;
  operation: Operation;
  send: (id: number, fields: AnswerFields) => Promise<unknown>;
};

type AnswerForm = {
  /** What its text is called, and who reads it; without one none is asked for. */
  text?: { label: string; hint: string };
  /** Asks for what only demands or reports need. */
  asks?: 'goods' | 'file';
  /** The first one is sent by Ctrl and Enter. */
  answers: readonly Answer[];
};

const answer = <Op extends Operation>(
  label: string,
  operation: Op,
  inputOf: (id: number, fields: AnswerFields) => CallInput<Op['id']>,
): Answer => ({ label, operation, send: (id, fields) => fetchData(operation, inputOf(id, fields)) });

const words = (id: number, { text }: AnswerFields) => ({ params: { id }, body: { text: text.trim() } });
const why = (id: number, { text }: AnswerFields) => ({ params: { id }, body: { reason: text.trim() } });
const nothing = (id: number) => ({ params: { id } });

const reply = { label: '回复', hint: '客户会收到通知' };

/** How each kind of waiting thing is answered. */
export const answerForms: Readonly<Record<WaitingKind, AnswerForm>> = {
  returns: { answers: [] },
  afterSales: {
    text: reply,
    answers: [answer('回复', operations.answerAfterSales, words), answer('办结', operations.solveAfterSales, words)],
  },
  feedback: { text: reply, answers: [answer('回复', operations.answerFeedback, words)] },
  demands: {
    text: reply,
    asks: 'goods',
    answers: [
      answer('回复', operations.answerDemand, (id, fields) => {
        const { params, body } = words(id, fields);
        return { params, body: fields.goodsId ? { ...body, goodsId: Number(fields.goodsId) } : body };
      }),
      answer('没有货源', operations.answerDemand, (id, fields) => {
        const { params, body } = words(id, fields);
        return { params, body: { ...body, closes: 1 } };
      }),
    ],
  },
  invoices: {
    text: { label: '退回原因', hint: '只在退回时填写，客户会看到' },
    answers: [answer('开票', operations.issueInvoice, nothing), answer('退回', operations.refuseInvoice, why)],
  },
  refunds: { answers: [answer('已汇出', operations.finishRefund, nothing)] },
  reports: {
    asks: 'file',
    answers: [
      answer('上传', operations.addReport, (id, { file, issuedOn }) => ({
        params: { id },
        // An empty file is refused beside its field.
        body: { file: file ?? new File([], ''), ...(issuedOn ? { issuedOn } : {}) },
      })),
    ],
  },
  jobs: {
    text: { label: '放弃原因', hint: '只在放弃时填写，记入日志' },
    answers: [answer('重新执行', operations.retryJob, nothing), answer('放弃', operations.abandonJob, why)],
  },
};
