import { useQuery } from '@tanstack/react-query';
import { Button, Card, EmptyState } from '@yaoji/ui';
import { activitiesQuery } from '#features/activity/activity.queries.ts';
import { ActivityLinks } from '#features/activity/activity-links.tsx';
import { LoadError } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './no-activity.css.ts';

export default function NoActivityPage() {
  const query = useQuery(activitiesQuery());
  const { data = [], isError } = query;
  return (
    <div className={css.page}>
      <h1 className={css.title}>活动不存在</h1>
      <Card>
        <EmptyState
          title="活动不存在或已结束"
          picture="search"
          action={
            <>
              <Button href={href('home')}>返回首页</Button>
              <Button tone="brandOutline" href={href('list_index')}>
                全部商品
              </Button>
            </>
          }
        />
      </Card>
      {(data.length > 0 || isError) && (
        <Card title="正在进行的活动">
          {data.length > 0 ? <ActivityLinks activities={data} /> : <LoadError query={query} compact />}
        </Card>
      )}
    </div>
  );
}
