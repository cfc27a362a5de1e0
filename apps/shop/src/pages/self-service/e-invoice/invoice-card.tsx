import { operations } from '@yaoji/api-client';
import type { Invoice } from '@yaoji/api-client/wire';
import { Button, Card, DownloadIcon, formatMoney, Link, Notice, Price } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { useDownloadInvoice } from '#features/invoice/download-invoice.mutation.ts';
import { invoiceKindName, invoiceStatusName } from '#features/invoice/invoice-words.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './e-invoice.css.ts';
import { InvoiceLinesDialog } from './invoice-lines-dialog.tsx';

/** One invoice: number, orders, sums and files. A negative one reverses another. */
export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false);
  const download = useDownloadInvoice();
  const { id, invoiceNo, reversesNo, kind, status, title, taxNo, amount, tax, orderIds, orderNos, reason } = invoice;
  const name = invoiceNo ?? `申请 ${id}`;
  return (
    <Card padding="none">
      <article aria-label={`发票 ${name}`}>
        <header className={css.head}>
          <span className={css.kind}>{invoiceKindName[kind]}</span>
          {reversesNo !== null && <span className={css.red}>红字</span>}
          <span className={css.number}>{invoiceNo ? `发票号码 ${invoiceNo}` : `申请号 ${id}`}</span>
          <span className={css.status[status]}>{invoiceStatusName[status]}</span>
        </header>
        <div className={css.body}>
          <dl className={css.facts}>
            <Fact term="抬头" value={`${title}　${taxNo}`} />
            {orderIds.length > 0 && (
              <Fact
                term="订单"
                value={orderIds.map((orderId, index) => (
                  <Link key={orderId} href={href('order_info', { id: orderId })}>
                    {orderNos[index]}
                  </Link>
                ))}
              />
            )}
            <Fact
              term={invoice.issuedAt === null ? '申请时间' : '开具时间'}
              value={formatMinute(invoice.issuedAt ?? invoice.createdAt)}
            />
            {reversesNo !== null && <Fact term="冲红发票" value={reversesNo} />}
          </dl>
          <div className={css.sum}>
            <Price value={amount} size="medium" />
            <span className={css.quiet}>含税额 {formatMoney(tax)}</span>
          </div>
          <div className={css.actions}>
            {invoiceNo !== null &&
              invoice.files.map((format) => (
                <Button
                  key={format}
                  tone="brandOutline"
                  size="small"
                  icon={<DownloadIcon size={14} />}
                  loading={download.isPending && download.variables.format === format}
                  aria-label={`下载 ${format.toUpperCase()} ${invoiceNo}`}
                  onClick={() => download.mutate({ id, invoiceNo, format })}
                >
                  下载 {format.toUpperCase()}
                </Button>
              ))}
            {status === 'failed' && (
              <RoleButton
                operation={operations.requestInvoice}
                size="small"
                href={href('e_invoice', {}, { view: 'ask' })}
              >
                重新申请
              </RoleButton>
            )}
            <Button tone="outline" size="small" aria-label={`查看明细 ${name}`} onClick={() => setOpen(true)}>
              查看明细
            </Button>
          </div>
        </div>
        {reason && (
          <div className={css.reason}>
            <Notice tone="warning" title="未能开具">
              {reason}
            </Notice>
          </div>
        )}
      </article>
      {isOpen && <InvoiceLinesDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const Fact = ({ term, value }: { term: string; value: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>{value}</dd>
  </div>
);
