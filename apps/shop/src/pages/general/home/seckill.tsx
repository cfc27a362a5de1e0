import type { Seckill as SeckillRounds } from '@yaoji/api-client/wire';
import { GoodsTile, SeckillStrip } from '@yaoji/ui';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';
import { href } from '#shared/routing/href.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';

const shown = 6;
const stripTitle = '限时秒杀';

/** The first round, running or next; its end refetches the rounds (S13). */
export function Seckill({ seckill, onEnd }: { seckill: SeckillRounds; onEnd: () => void }) {
  const loginHref = useLoginHref();
  const [round] = seckill.rounds;
  if (!round || round.goods.length === 0) return null;
  const { title, isRunning, startsAt, endsAt, goods } = round;
  return (
    <SeckillStrip
      {...(title === stripTitle ? {} : { round: title })}
      title={stripTitle}
      countdown={{
        until: (isRunning ? endsAt : startsAt) * 1000,
        clockOffsetMs: clockOffsetMs(),
        label: isRunning ? '距结束' : '距开始',
        onEnd,
      }}
      moreHref={href('list_index', {}, { tags: '秒' })}
    >
      {goods.slice(0, shown).map((entry) => (
        <GoodsTile key={entry.id} goods={toGoodsView(entry, loginHref)} />
      ))}
    </SeckillStrip>
  );
}
