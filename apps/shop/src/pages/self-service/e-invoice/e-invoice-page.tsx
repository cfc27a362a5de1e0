import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { InvoiceStatus } from '@yaoji/api-client/wire';
import { chinaDay, monthName, recentMonths } from '@yaoji/domain';
import { Card, EditIcon, Select, Tabs } from '@yaoji/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDownloadMonth } from '#features/invoice/download-invoice.mutation.ts';
import { invoicesQuery } from '#features/invoice/invoice.queries.ts';
import { invoiceStatusName } from '#features/invoice/invoice-words.ts';
import { invoiceTitleQuery } from '#features/invoice-title/invoice-title.queries.ts';
import { InvoiceTitleDialog } from '#features/invoice-title/invoice-title-dialog.tsx';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { ordersQuery } from '#features/order/order.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './e-invoice.css.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceableOrders } from './invoiceable-orders.tsx';

const statuses: readonly InvoiceStatus[] = ['pending', 'issued', 'failed', 'reversed'];
type Tab = 'ask' | 'all' | InvoiceStatus;

const isAskingAt = (search: URLSearchParams) => search.get('view') === 'ask';

const filtersOf = (search: URLSearchParams) => ({
  page: isAskingAt(search) ? 1 : readPage(search),
  status: statuses.find((one) => one === search.get('status')),
});

export const prefetch: Prefetch = (client, { search }) => {
  void client.prefetchQuery(invoicesQuery(filtersOf(search)));
  void client.prefetchQuery(ordersQuery({ page: 1, canInvoice: true }));
  void client.prefetchQuery(invoiceTitleQuery());
};

/** Requests invoices for completed orders and lists invoices by status; all filters are in the address (R090). */
export default function EInvoicePage() {
  const search = useSearch();
  const navigate = useNavigate();
  const [isTitleOpen, setTitleOpen] = useState(false);
  const page = readPage(search);
  const { status } = filtersOf(search);
  const isAsking = isAskingAt(search);
  const tab: Tab = isAsking ? 'ask' : (status ?? 'all');
  const invoices = useQuery(invoicesQuery(filtersOf(search)));
  const { data: wanting } = useQuery(ordersQuery({ page: 1, canInvoice: true }));
  const { data: title } = useQuery(invoiceTitleQuery());
  const counts = invoices.data?.counts;
  const items = [
    { value: 'all' as Tab, label: '全部发票', ...countOf(counts?.all) },
    ...statuses.map((value) => ({ value: value as Tab, label: invoiceStatusName[value], ...countOf(counts?.[value]) })),
    { value: 'ask' as Tab, label: '可申请的订单', ...countOf(wanting?.total) },
  ];

  return (
    <MemberFrame
      actions={
        <>
          <MonthDownload />
          <RoleButton
            operation={operations.changeInvoiceTitle}
            tone="outline"
            icon={<EditIcon size={14} />}
            disabled={title === undefined}
            onClick={() => setTitleOpen(true)}
          >
            开票资料
          </RoleButton>
          {!isAsking && (
            <RoleButton operation={operations.requestInvoice} href={href('e_invoice', {}, { view: 'ask' })}>
              申请开票
            </RoleButton>
          )}
        </>
      }
    >
      <Card padding="none">
        <div className={css.tabs}>
          <Tabs label="发票状态" value={tab} items={items} onChange={(next) => void navigate(addressOf(next))} />
        </div>
      </Card>
      {isAsking ? (
        <InvoiceableOrders page={page} keywords={search.get('keywords') ?? ''} chosen={search.get('chosen')} />
      ) : (
        <InvoiceList query={invoices} page={page} hrefOf={(next) => addressOf(tab, next)} />
      )}
      {isTitleOpen && title !== undefined && (
        <InvoiceTitleDialog
          title={title}
          kind="normal"
          onClose={() => setTitleOpen(false)}
          onSaved={() => setTitleOpen(false)}
        />
      )}
    </MemberFrame>
  );
}

/** Downloads all files of a month, of the last twelve. */
function MonthDownload() {
  const download = useDownloadMonth();
  return (
    <Select
      aria-label="按月下载发票"
      placeholder="按月下载"
      value=""
      disabled={download.isPending}
      options={recentMonths(chinaDay(new Date()), 12).map((value) => ({ value, label: monthName(value) }))}
      onChange={(value) => value && download.mutate(value)}
    />
  );
}

const addressOf = (tab: Tab, page = 1) =>
  href(
    'e_invoice',
    {},
    {
      ...(tab === 'ask' ? { view: 'ask' } : tab === 'all' ? {} : { status: tab }),
      page,
    },
  );

const countOf = (count: number | undefined) => (count === undefined ? {} : { count });
