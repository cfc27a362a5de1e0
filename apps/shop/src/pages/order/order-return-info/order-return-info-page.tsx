import { useQuery } from '@tanstack/react-query';
import type { OrderReturn } from '@yaoji/api-client/wire';
import { Card, DescriptionList, Link, Price } from '@yaoji/ui';
import { useParams } from 'react-router';
import * as css from '#features/after-sales/service.css.ts';
import { ServiceSkeleton } from '#features/after-sales/service-skeleton.tsx';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { orderReturnQuery } from '#features/order-return/order-return.queries.ts';
import { refundTargetName } from '#features/order-return/return-status.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { PictureRow } from '#shared/pictures/picture-row.tsx';
import { href } from '#shared/routing/href.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { formatMinute } from '#shared/time/format-time.ts';
import { ReturnStand } from './return-stand.tsx';
import { ReturnedLines } from './returned-lines.tsx';

/** One return: status, lines and refund (R043). */
export default function OrderReturnInfoPage() {
  const id = readId(useParams().id);
  const query = useQuery({ ...orderReturnQuery(id), enabled: id > 0 });
  return (
    <MemberFrame note={query.data && `退货单 ${query.data.id}`}>
      <Loaded query={query} inCard missing={<Redirect to={href('not_found')} />} skeleton={<ServiceSkeleton />}>
        {(found) => (
          <>
            <ReturnStand found={found} />
            <Card title="退货商品" note={`共 ${found.lines.length} 种`} padding="large">
              <ReturnedLines lines={found.lines} />
              <div className={css.sumRow}>
                <span className={css.quiet}>{refundTargetName[found.refundTo]}</span>
                <span className={css.sum}>
                  {found.status === 'refunded' ? '已退款' : '应退款'} <Price value={found.refund} size="large" />
                </span>
              </div>
            </Card>
            <Facts found={found} />
          </>
        )}
      </Loaded>
    </MemberFrame>
  );
}

const Facts = ({ found }: { found: OrderReturn }) => (
  <Card title="申请信息" padding="large">
    <div className={css.facts}>
      <DescriptionList
        items={[
          {
            label: '订单号',
            value: <Link href={href('order_info', { id: found.orderId })}>{found.orderNo}</Link>,
          },
          { label: '申请时间', value: formatMinute(found.createdAt) },
          { label: '退货原因', value: found.reason },
          {
            label: '补充说明',
            value: found.description && <span className={css.text}>{found.description}</span>,
            wide: true,
          },
        ]}
      />
      <PictureRow pictures={found.pictures} label="退货图片" />
    </div>
  </Card>
);
