import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { lastAudit, startAudit } from '#modules/audit/index.ts';
import { allInvoicesPage, takeInFile } from '#modules/invoice/index.ts';
import { refundPage } from '#modules/payment/index.ts';
import { toFlag, toSeconds, toSecondsOrNull } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: `/desk/api/${'invoice-files' | 'refunds' | 'invoices' | 'audits'}` }
>['id'];

type AuditRow = NonNullable<Awaited<ReturnType<typeof lastAudit>>>;

const toAudit = ({ createdAt, endedAt, ...row }: AuditRow): Schemas['Audit'] => ({
  ...row,
  createdAt: toSeconds(createdAt),
  endedAt: toSecondsOrNull(endedAt),
});

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
    const list = rows.map(({ createdAt, issuedAt, reversesId, ...row }) => ({
      ...row,
      isRed: toFlag(reversesId !== null),
      createdAt: toSeconds(createdAt),
      issuedAt: toSecondsOrNull(issuedAt),
    }));
    return { list, total };
  },
  takeInInvoiceFile: async ({ body: { file } }, { db, now }) => {
    const content = Buffer.from(await file.arrayBuffer());
    const { no, format } = await takeInFile(db, { name: 'name' in file ? String(file.name) : '', content }, now);
    return {
      data: { no, format },
      message: format === 'xml' ? `已开具${no}` : `已收到${no}的${format.toUpperCase()}`,
      subject: no,
      before: null,
      after: { format },
    };
  },
  getAudit: async (_, { db }) => {
    const row = await lastAudit(db);
    return row && toAudit(row);
  },
  startAudit: async (_, { db, now, working }) => {
    const row = await startAudit(db, working.operator.username, now);
    return { data: toAudit(row), message: '已开始稽核', subject: String(row.id), before: null, after: null };
  },
} satisfies DeskHandlers<Calls>;
