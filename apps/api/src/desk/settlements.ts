import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { chinaDay } from '@yaoji/domain';
import { operatorNames } from '#db/operator-names.ts';
import {
  allInvoicesPage,
  invoicesById,
  loadInvoices,
  takeInFile,
  waitingInvoices,
} from '#modules/money/invoice/index.ts';
import { refundPage } from '#modules/money/payment/index.ts';
import { lastAudit, startAudit } from '#modules/operators/audit/index.ts';
import { toSeconds, toSecondsOrNull } from '#wire-values.ts';
import { xlsxFile } from './books.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/${'invoice-applications' | 'invoice-files' | 'refunds' | 'invoices' | 'audits'}` }
>['id'];

type AuditRow = NonNullable<Awaited<ReturnType<typeof lastAudit>>>;

const toAudit = ({ createdAt, endedAt, ...row }: AuditRow, nameOf: (operator: string) => string): Schemas['Audit'] => ({
  ...row,
  operator: nameOf(row.operator),
  createdAt: toSeconds(createdAt),
  endedAt: toSecondsOrNull(endedAt),
});

/** As many as are listed for one day's work at the tax platform. */
const mostApplications = 1000;

export const settlementHandlers = {
  listRefunds: async ({ query: { page = 1, perPage = 50, status } }, { db }) => {
    const { rows, total } = await refundPage(db, status, { page, perPage });
    const list = rows.map(({ createdAt, doneAt, ...row }) => ({
      ...row,
      createdAt: toSeconds(createdAt),
      doneAt: toSecondsOrNull(doneAt),
    }));
    return { list, total };
  },
  listInvoices: async ({ query: { page = 1, perPage = 50, status } }, { db }) => {
    const { rows, total } = await allInvoicesPage(db, status, { page, perPage });
    const reversed = await invoicesById(
      db,
      rows.flatMap(({ reversesId }) => reversesId ?? []),
    );
    const numbers = new Map(reversed.map(({ id, no }) => [id, no]));
    const list = rows.map(({ createdAt, issuedAt, reversesId, ...row }) => ({
      ...row,
      reverses: reversesId === null ? null : (numbers.get(reversesId) ?? null),
      createdAt: toSeconds(createdAt),
      issuedAt: toSecondsOrNull(issuedAt),
    }));
    return { list, total };
  },
  downloadInvoiceApplications: async (_, { db, now }) => {
    const rows = await waitingInvoices(db, mostApplications);
    const lines = new Map((await loadInvoices(db, rows)).map((invoice) => [invoice.id, invoice]));
    const table = {
      heads: [
        ...['申请号', '订单号', '票种', '冲红发票', '抬头', '税号', '地址', '电话', '开户行', '账号'],
        ...['项目名称', '规格', '单位', '数量', '金额', '税率（%）', '税额'],
      ],
      figures: ['数量', '金额', '税额'],
      rows: rows.flatMap(({ id, kind, title, taxNo, address, phone, bank, account }) => {
        const { orderNos = [], reversesNo = null, lines: own = [] } = lines.get(id) ?? {};
        const head = [String(id), orderNos.join('、'), kind === 'special' ? '专用发票' : '普通发票', reversesNo ?? ''];
        return own.map(({ name, spec, unit, quantity, amount, vatRate, tax }) => [
          ...head,
          ...[title, taxNo, address, phone, bank, account],
          ...[name, spec, unit, quantity, amount, vatRate, tax],
        ]);
      }),
    };
    return xlsxFile(`待开发票${chinaDay(now)}.xlsx`, table, now);
  },
  takeInInvoiceFile: async ({ body: { file } }, { db, now }) => {
    const content = Buffer.from(await file.arrayBuffer());
    const name = 'name' in file ? String(file.name) : '';
    const { no, format, outcome } = await takeInFile(db, { name, content }, now);
    const message = outcome === 'issued' ? `已开具${no}` : `已收到${no}的${format.toUpperCase()}`;
    return { data: { no, outcome }, message, subject: no, before: null, after: { format, outcome } };
  },
  getAudit: async (_, { db }) => {
    const row = await lastAudit(db);
    return row && toAudit(row, await operatorNames(db));
  },
  startAudit: async (_, { db, now, working }) => {
    const row = await startAudit(db, working.operator.username, now);
    const data = toAudit(row, await operatorNames(db));
    return { data, message: '已开始稽核', subject: String(row.id), before: null, after: null };
  },
} satisfies DeskHandlers<Calls>;
