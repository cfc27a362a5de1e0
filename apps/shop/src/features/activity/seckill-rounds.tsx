import { useQuery } from '@tanstack/react-query';
import { SegmentedControl } from '@yaoji/ui';
import { href } from '#shared/routing/href.ts';
import { formatClock } from '#shared/time/format-time.ts';
import { seckillQuery } from './seckill.queries.ts';

/** Links to the other rounds of the day; nothing if there are none. */
export function SeckillRounds({ id }: { id: number }) {
  const { data } = useQuery(seckillQuery());
  const rounds = data?.rounds ?? [];
  if (rounds.length < 2 || !rounds.some((round) => round.id === id)) return null;
  return (
    <SegmentedControl
      label="秒杀场次"
      size="medium"
      value={String(id)}
      items={rounds.map((round) => ({
        value: String(round.id),
        label: `${formatClock(round.startsAt)} ${round.isRunning ? '抢购中' : '即将开始'}`,
        href: href('activity_zone', { id: round.id }),
      }))}
    />
  );
}
