import { useQuery } from '@tanstack/react-query';
import { EmptyState, Skeleton } from '@yaoji/ui';
import { activityQuery } from '#features/activity/activity.queries.ts';
import { ActivityHead } from '#features/activity/activity-head.tsx';
import { useActivityTap } from '#features/activity/use-activity-tap.ts';
import { GoodsFloor } from '#features/goods-list/goods-floor.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import * as css from './activity-floors.css.ts';
import { NoActivity } from './activity-goods.tsx';

type ActivityFloorsProps = {
  id: number;
  /** Adds a sticky bar with a link to each floor. */
  anchors?: boolean;
};

const anchorOf = (floorId: number) => `floor-${floorId}`;

/** An activity in its template's layout: banner, rules and floors, all from data. */
export function ActivityFloors({ id, anchors = false }: ActivityFloorsProps) {
  const query = useQuery({ ...activityQuery(id), enabled: id > 0 });
  const { data, refetch } = query;
  const { data: user } = useQuery(userStateQuery());
  useActivityTap(data ? id : 0, user?.isLoggedIn === true);
  usePageSubject(data?.activity.title);
  return (
    <Loaded query={query} fullPage missing={<NoActivity />} skeleton={<Skeleton height={480} />}>
      {(data) => {
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
      }}
    </Loaded>
  );
}
