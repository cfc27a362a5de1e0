import { useQuery } from '@tanstack/react-query';
import { Button, Card, EmptyState } from '@yaoji/ui';
import { activitiesQuery } from '#features/activity/activity.queries.ts';
import { ActivityLinks } from '#features/activity/activity-links.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './no-activity.css.ts';

export default function NoActivityPage() {
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
      <Loaded query={useQuery(activitiesQuery())} compact inCard="正在进行的活动" skeleton={null} empty={null}>
        {(activities) => (
          <Card title="正在进行的活动">
            <ActivityLinks activities={activities} />
          </Card>
        )}
      </Loaded>
    </div>
  );
}
