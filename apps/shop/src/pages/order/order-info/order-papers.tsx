import type { Order } from '@yaoji/api-client/wire';
import { Button, Card, DownloadIcon, Link, Notice } from '@yaoji/ui';
import { useDownloadPapers } from '#features/order/download-papers.mutation.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './order-info.css.ts';

/** Downloads all papers of the delivery, and lists missing ones (K7). */
export function OrderPapers({ order: { id, orderNo, missingReports, invoice } }: { order: Order }) {
  const papers = useDownloadPapers();
  const holds = [
    '随货同行单',
    missingReports.length > 0 ? '药检报告（部分缺少）' : '药检报告',
    '首营资料',
    ...(invoice?.invoiceNo ? ['电子发票'] : []),
    '批号清单',
  ];
  return (
    <Card
      padding="large"
      title="随货资料"
      note={holds.join('、')}
      aside={
        <Button
          tone="brandOutline"
          size="small"
          icon={<DownloadIcon size={14} />}
          loading={papers.isPending}
          onClick={() => papers.mutate({ id, orderNo })}
        >
          下载全部资料
        </Button>
      }
    >
      {missingReports.length === 0 ? (
        <Notice tone="success">所有批号的药检报告齐全。</Notice>
      ) : (
        <Notice
          tone="warning"
          title={`缺少 ${missingReports.length} 个批号的药检报告`}
          action={<Link href={href('order_info', { id }, { apply: 'after-sales' })}>申请补发</Link>}
        >
          <ul className={css.missing}>
            {missingReports.map(({ name, batchNo }) => (
              <li key={`${name} ${batchNo}`}>
                {name}　批号 {batchNo || '（无）'}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Card>
  );
}
