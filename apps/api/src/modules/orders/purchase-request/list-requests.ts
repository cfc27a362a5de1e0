import { type PurchaseRequest, purchaseRequestCodec, type RequestLine } from '@yaoji/api-client/wire';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { findTitle } from '#modules/identity/invoice-title/index.ts';
import { storesBelow } from '#modules/identity/store/index.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { judgeCheckout, wrongChoices } from '#modules/orders/order/index.ts';
import type { Handler } from '#operation.ts';
import { toQuantity, toSeconds, toSecondsOrNull, toUnitPrice } from '#wire-values.ts';
import { canDecide, canWithdraw } from './decide-request.ts';
import { linesAside, type RequestRow, requestsOf } from './purchase-request.repository.ts';

export const listRequests: Handler<'listRequests'> = async ({ query }, { db, now, signedIn }) => {
  const { page = 1, per_page = 10 } = query;
  const { rows, total } = await requestsOf(db, signedIn.buyerId, await storesBelow(db, signedIn.buyerId), {
    page,
    perPage: per_page,
  });
  const open = rows.filter(({ request }) => request.status === 'open').map(({ request }) => request.id);
  const [lines, companies] = await Promise.all([
    linesAside(db, open),
    companiesOf(db, [...new Set(rows.flatMap(({ request }) => request.steps.map(({ companyId }) => companyId)))]),
  ]);
  const list: PurchaseRequest[] = [];
  for (const { request, company, orderNo } of rows) {
    const isOpen = request.status === 'open';
    const own = lines.filter(({ requestId }) => requestId === request.id);
    const priced = isOpen ? await priceRequest(db, request, own, now) : { lines: [], totalNow: null, problem: null };
    list.push({
      id: request.id,
      status: request.status,
      company,
      askedBy: request.askedBy,
      title: request.title,
      remark: request.form.remark ?? '',
      total: request.total,
      ...priced,
      steps: request.steps.map(({ companyId, reasons, approvedBy, changes }) => ({
        company: companies.get(companyId) ?? '',
        reasons,
        approvedBy,
        changes,
      })),
      canDecide: isOpen && canDecide(request, signedIn),
      canWithdraw: isOpen && canWithdraw(request, signedIn) && !canDecide(request, signedIn),
      waitsFor: isOpen ? `${companies.get(request.deciderId) ?? ''}的负责人或审批人` : '',
      createdAt: toSeconds(request.createdAt),
      decidedAt: toSecondsOrNull(request.decidedAt),
      decidedBy: request.decidedBy,
      answer: request.answer,
      orderNo,
      orderId: request.buyerId === signedIn.buyerId ? request.orderId : null,
    });
  }
  return { list: list.map(purchaseRequestCodec.write), total, page, per_page };
};

type AsideLine = Awaited<ReturnType<typeof linesAside>>[number];

/** Prices an open request like an order placed now. */
const priceRequest = async (
  db: Db,
  { id, buyerId, form }: RequestRow,
  own: AsideLine[],
  now: Date,
): Promise<Pick<PurchaseRequest, 'lines' | 'totalNow' | 'problem'>> => {
  const toLine = (line: AsideLine, found: Pick<RequestLine, 'unitPrice' | 'amount' | 'reason'>): RequestLine => ({
    ...{ id: line.id, goodsId: line.goodsId, name: line.name, spec: line.spec, maker: line.maker, unit: line.unit },
    quantity: toQuantity(line.quantity),
    packStep: toQuantity(line.packStep),
    ...found,
  });
  try {
    const choices = { ...form, couponId: form.couponId ?? 0, lineIds: own.map((line) => line.id), requestId: id };
    const judged = await judgeCheckout(db, buyerId, choices, now);
    const { cart, refused } = judged;
    const { lines, problems, totals } = cart.priced;
    const [wrong] = Object.values(wrongChoices(form, judged, await findTitle(db, buyerId)));
    const priced = new Map(lines.map((line) => [line.id, line]));
    const refusals = new Map(refused.map((each) => [each.lineId, each.message]));
    const problem =
      refused.length > 0
        ? '部分商品现在无法购买，请修改数量或退回'
        : (problems[0]?.message ?? (wrong ? `${wrong}：请退回，由申请人重新提交` : null));
    return {
      lines: own.map((line) => {
        const found = priced.get(line.id);
        return toLine(line, {
          unitPrice: found?.unitPrice ? toUnitPrice(found.unitPrice) : null,
          amount: found?.unitPrice ? found.proof.paid : null,
          reason: refusals.get(line.id) ?? found?.excluded?.message ?? null,
        });
      }),
      totalNow: problem === null ? totals.payable : null,
      problem,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const nothing = { unitPrice: null, amount: null, reason: null };
    return { lines: own.map((line) => toLine(line, nothing)), totalNow: null, problem: error.message };
  }
};
