import { operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { PageNav } from '#pages/parts/page-nav.tsx';

const places = [
  { href: deskHref('statement'), label: '对账', operation: operations.getStatement },
  { href: deskHref('bank'), label: '银行流水', operation: operations.listBankLines },
  { href: deskHref('refunds'), label: '退款', operation: operations.listRefunds },
  { href: deskHref('invoices'), label: '发票', operation: operations.listInvoices },
  { href: deskHref('audit'), label: '稽核', operation: operations.getAudit },
] as const;

/** The ways between the pages of money. */
export const MoneyNav = () => <PageNav places={places} />;
