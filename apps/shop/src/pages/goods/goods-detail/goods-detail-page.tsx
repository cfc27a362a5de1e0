import { useQuery } from '@tanstack/react-query';
import { Button, Card, EmptyState } from '@yaoji/ui';
import { useParams } from 'react-router';
import { goodsDetailQuery } from '#features/goods/goods-detail.queries.ts';
import { QuickTile } from '#features/goods/quick-tile.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { FindSubject, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { GoodsBatches } from './goods-batches.tsx';
import { GoodsCombinations } from './goods-combinations.tsx';
import * as css from './goods-detail.css.ts';
import { GoodsDetailSkeleton } from './goods-detail-skeleton.tsx';
import { GoodsPurchase } from './goods-purchase.tsx';
import { GoodsRecord } from './goods-record.tsx';
import { PriceCourse } from './price-course.tsx';

export const prefetch: Prefetch = (client, { params }) => {
  const id = readId(params.id);
  if (id) void client.prefetchQuery(goodsDetailQuery(id));
};

export const findSubject: FindSubject = (client, { params }) =>
  client.getQueryData(goodsDetailQuery(readId(params.id)).queryKey)?.goods.name;

export default function GoodsDetailPage() {
  const id = readId(useParams().id);
  const loginHref = useLoginHref();
  const query = useQuery({ ...goodsDetailQuery(id), enabled: id > 0 });
  const { data } = query;
  usePageSubject(data?.goods.name);

  return (
    <Loaded query={query} fullPage missing={<NoSuchGoods />} skeleton={<GoodsDetailSkeleton />}>
      {(data) => {
        const { goods, activities, categoryPath, insert, related } = data;
        return (
          <SubPage
            trail={[
              { label: '全部商品', href: href('list_index') },
              ...categoryPath.map(({ id, name }) => ({
                label: name,
                href: href('list_index', {}, { category_id: id }),
              })),
              { label: goods.name },
            ]}
          >
            <GoodsPurchase key={goods.id} detail={data} />
            {activities.some(({ kind }) => kind === 'combination') && <GoodsCombinations goodsId={goods.id} />}
            <GoodsRecord detail={data} />
            <PriceCourse points={data.priceCourse} unit={goods.unit} />
            <GoodsBatches detail={data} />
            {insert.length > 0 && (
              <Card title="说明书">
                <dl className={css.insert}>
                  {insert.map(({ title, text }) => (
                    <div key={title}>
                      <dt className={css.insertTitle}>{title}</dt>
                      <dd className={css.insertText}>{text}</dd>
                    </div>
                  ))}
                </dl>
              </Card>
            )}
            {related.length > 0 && (
              <Card title="相关商品">
                <div className={css.relatedBox}>
                  <div className={css.related}>
                    {related.map((entry) => (
                      <QuickTile key={entry.id} goods={entry} loginHref={loginHref} />
                    ))}
                  </div>
                </div>
              </Card>
            )}
          </SubPage>
        );
      }}
    </Loaded>
  );
}

function NoSuchGoods() {
  return (
    <div className={css.missing}>
      <EmptyState
        fullPage
        title="商品不存在或已下架"
        picture="search"
        action={<Button href={href('list_index')}>查看全部商品</Button>}
      />
    </div>
  );
}
