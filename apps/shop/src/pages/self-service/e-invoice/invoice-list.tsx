import type { UseQueryResult } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { InvoicePage } from '@yaoji/api-client/wire';
import { Card, EmptyState, Skeleton } from '@yaoji/ui';
import { RoleButton } from '#features/user/role-button.tsx';
import { PagedList } from '#shared/page/paged-list.tsx';
import { href } from '#shared/routing/href.ts';
import { InvoiceCard } from './invoice-card.tsx';

type InvoiceListProps = {
  query: UseQueryResult<InvoicePage>;
  page: number;
  hrefOf: (page: number) => string;
};

export const InvoiceList = (paged: InvoiceListProps) => (
  <PagedList
    {...paged}
    inCards
    loading={[1, 2, 3].map((key) => (
      <Card key={key}>
        <Skeleton height={96} />
      </Card>
    ))}
    empty={
      <EmptyState
        picture="order"
        title="没有这样的发票"
        action={
          <RoleButton operation={operations.requestInvoice} href={href('e_invoice', {}, { view: 'ask' })}>
            申请开票
          </RoleButton>
        }
      >
        收货后的订单可以申请发票，几个订单可以开在一张上。
      </EmptyState>
    }
  >
    {(invoices) => invoices.map((invoice) => <InvoiceCard key={invoice.id} invoice={invoice} />)}
  </PagedList>
);
