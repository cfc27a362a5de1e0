import { useQuery } from '@tanstack/react-query';
import { showPrice } from '@yaoji/domain';
import { Button, Card, DescriptionList, Skeleton, StatusTag } from '@yaoji/ui';
import { demandQuery } from '#features/demand/demand.queries.ts';
import { demandStatusName, demandStatusTone } from '#features/demand/demand-status.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { isMissing } from '#shared/errors/missing.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { PictureRow } from '#shared/pictures/picture-row.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './demand-info.css.ts';

export const prefetch: Prefetch = (client, { search }) => {
  const id = readId(search.get('id'));
  if (id > 0) void client.prefetchQuery(demandQuery(id));
};

/** One request and its answer, by `?id=` (R089). */
export default function DemandInfoPage() {
  const id = readId(useSearch().get('id'));
  const isDemand = id > 0;
  const query = useQuery({ ...demandQuery(id), enabled: isDemand });
  const { data: demand, error } = query;
  usePageSubject(demand?.name);
  if (!isDemand || isMissing(error)) return <Redirect to={href('not_found')} />;
  return (
    <MemberFrame
      title={demand?.name ?? '查看详情'}
      {...(demand
        ? { note: <StatusTag tone={demandStatusTone[demand.status]}>{demandStatusName[demand.status]}</StatusTag> }
        : {})}
      actions={
        <Button tone="outline" href={href('demand')}>
          返回列表
        </Button>
      }
    >
      <Loaded
        query={query}
        inCard
        skeleton={
          <Card>
            <div className={css.skeleton} aria-busy="true">
              <Skeleton width="30%" height={20} />
              <Skeleton height={160} />
            </div>
          </Card>
        }
      >
        {(demand) => (
          <>
            <Card title="回复">
              {demand.answer === null ? (
                <p className={css.waiting}>采购员正在处理，回复后会通过站内消息通知您。</p>
              ) : (
                <div className={css.answer}>
                  <p className={css.text}>{demand.answer}</p>
                  {demand.answeredAt !== null && <p className={css.fact}>{formatMinute(demand.answeredAt)}</p>}
                  {demand.goodsId > 0 && (
                    <div>
                      <Button href={href('list_info', { id: demand.goodsId })}>查看商品</Button>
                    </div>
                  )}
                </div>
              )}
            </Card>
            <Card title="求购信息">
              <DescriptionList
                blank="不限"
                items={[
                  { label: '品名', value: demand.name },
                  { label: '规格', value: demand.spec },
                  { label: '厂家', value: demand.maker },
                  { label: '数量', value: demand.quantity + demand.unit },
                  { label: '期望单价', value: demand.price === null ? '' : showPrice(demand.price) },
                  { label: '联系电话', value: demand.phone },
                  { label: '提交时间', value: formatMinute(demand.createdAt) },
                  { label: '备注', value: demand.remark || '无', wide: true },
                ]}
              />
              <PictureRow label="图片" pictures={demand.pictures} />
            </Card>
          </>
        )}
      </Loaded>
    </MemberFrame>
  );
}
