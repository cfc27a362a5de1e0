import { useQuery } from '@tanstack/react-query';
import { Button, Card, EmptyState } from '@yaoji/ui';
import { activitiesQuery } from '#features/promotion/activity.queries.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './no-activity.css.ts';

export default function NoActivityPage() {
  const { data = [] } = useQuery(activitiesQuery());
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
      {data.length > 0 && (
        <Card title="正在进行的活动">
          <ul className={css.activities}>
            {data.map(({ id, title, description, url }) => (
              <li key={id}>
                <a className={css.activity} href={resolveLink(url) ?? href('list_index', {}, { activity_id: id })}>
                  <strong>{title}</strong>
                  <span>{description}</span>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
