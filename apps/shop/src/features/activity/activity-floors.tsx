import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, Skeleton } from '@yaoji/ui';
import { GoodsFloor } from '#features/goods/goods-floor.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { isMissing } from '#shared/errors/missing.ts';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { activityQuery } from './activity.queries.ts';
import * as css from './activity-floors.css.ts';
import { NoActivity } from './activity-goods.tsx';
import { ActivityHead } from './activity-head.tsx';
import { useActivityTap } from './use-activity-tap.ts';

type ActivityFloorsProps = {
  id: number;
  /** A bar that leads to each floor and stays in sight. */
  anchors?: boolean;
};

const anchorOf = (floorId: number) => `floor-${floorId}`;

/** An activity as its template shows it: banner, rules and floors, all of it data. */
export function ActivityFloors({ id, anchors = false }: ActivityFloorsProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...activityQuery(id), enabled: id > 0 });
  const { data: user } = useQuery(userStateQuery());
  useActivityTap(data ? id : 0, user?.isLoggedIn === true);
  usePageSubject(data?.activity.title);
  if (id === 0 || isMissing(error)) return <NoActivity />;
  if (!data)
    return error ? (
      <ErrorState fullPage onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton height={480} />
    );
  const { floors } = data;
  return (
    <div className={css.page}>
      <ActivityHead detail={data} onTurn={() => void refetch()} />
      {anchors && floors.length > 1 && (
        <nav className={css.anchors} aria-label="楼层">
          {floors.map((floor) => (
            <a key={floor.id} className={css.anchor} href={`#${anchorOf(floor.id)}`}>
              {floor.title}
            </a>
          ))}
        </nav>
      )}
      {floors.length === 0 && <EmptyState />}
      {floors.map((floor) => (
        <section key={floor.id} id={anchorOf(floor.id)} className={css.floor} aria-label={floor.title}>
          <GoodsFloor floor={floor} max={20} />
        </section>
      ))}
    </div>
  );
}
