import { useQuery } from '@tanstack/react-query';
import type { AfterSales } from '@yaoji/api-client/wire';
import { afterSalesKindNames } from '@yaoji/domain';
import { Card, DescriptionList, EmptyState, Link, Notice, Talk } from '@yaoji/ui';
import { useParams } from 'react-router';
import { afterSalesQuery } from '#features/after-sales/after-sales.queries.ts';
import * as css from '#features/after-sales/service.css.ts';
import { ServiceSkeleton } from '#features/after-sales/service-skeleton.tsx';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { LineGoods } from '#features/order/line-goods.tsx';
import { orderLineView } from '#features/order/line-view.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { PictureRow } from '#shared/pictures/picture-row.tsx';
import { href } from '#shared/routing/href.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { formatMinute } from '#shared/time/format-time.ts';
import { AfterSalesStand } from './after-sales-stand.tsx';

/** One after-sales request: status, problem, conversation and outcome (R044). */
export default function OrderAfterSalesInfoPage() {
  const id = readId(useParams().id);
  const query = useQuery({ ...afterSalesQuery(id), enabled: id > 0 });
  return (
    <MemberFrame note={query.data && `售后单 ${query.data.id}`}>
      <Loaded query={query} inCard missing={<Redirect to={href('not_found')} />} skeleton={<ServiceSkeleton />}>
        {(found) => (
          <>
            <AfterSalesStand found={found} />
            {found.result && (
              <Notice tone="success" title="处理结果">
                {found.result}
              </Notice>
            )}
            <Problem found={found} />
            <Card title="沟通记录" padding="large">
              {found.talk.length > 0 ? (
                <Talk
                  entries={found.talk.map(({ from, text, pictures, createdAt }) => ({
                    side: from === 'buyer' ? 'own' : 'other',
                    author: from === 'buyer' ? '我' : '客服',
                    time: formatMinute(createdAt),
                    text,
                    attachment: pictures.length > 0 && <PictureRow pictures={pictures} label="沟通图片" />,
                  }))}
                />
              ) : (
                <EmptyState compact picture="order" title="客服还没有答复" />
              )}
            </Card>
          </>
        )}
      </Loaded>
    </MemberFrame>
  );
}

const Problem = ({ found }: { found: AfterSales }) => (
  <Card title="问题" padding="large">
    <div className={css.facts}>
      <DescriptionList
        items={[
          { label: '问题类型', value: afterSalesKindNames[found.kind] },
          {
            label: '订单号',
            value: <Link href={href('order_info', { id: found.orderId })}>{found.orderNo}</Link>,
          },
          { label: '申请时间', value: formatMinute(found.createdAt) },
          { label: '联系电话', value: found.phone },
          { label: '问题描述', value: <span className={css.text}>{found.description}</span>, wide: true },
        ]}
      />
      <PictureRow pictures={found.pictures} label="问题图片" />
      {found.lines.map((line) => (
        <LineGoods key={line.id} line={orderLineView(line)} />
      ))}
    </div>
  </Card>
);
