import { useQuery } from '@tanstack/react-query';
import type { DrawResult } from '@yaoji/api-client/wire';
import type { PageRoute } from '@yaoji/routes';
import { Button, Dialog, DrawWheel, EmptyState, Pagination, Skeleton } from '@yaoji/ui';
import { useState } from 'react';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { drawQuery, drawRecordsQuery, drawWinnersQuery, runningDrawQuery } from './draw.queries.ts';
import * as css from './draw-dialog.css.ts';
import { useDrawLots } from './use-draw-lots.ts';

/** The running draw: prizes, rules, remaining chances, and the buyer's prizes (C005). */
export function DrawDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="幸运抽奖" onClose={onClose}>
      <div className={css.body}>
        <Loaded query={useQuery(runningDrawQuery())} compact skeleton={<Skeleton height={200} />}>
          {(running) => (running ? <RunningDraw id={running.id} /> : <p className={css.quiet}>目前没有进行中的抽奖</p>)}
        </Loaded>
        <section aria-label="我的抽奖记录">
          <h3 className={css.title}>我的抽奖记录</h3>
          <DrawRecords />
        </section>
      </div>
    </Dialog>
  );
}

type Kind = DrawResult['kind'];

/** The page that lists prizes of each kind. */
const nextSteps = {
  coupon: { label: '去使用', page: 'wallet_coupons' },
  voucher: { label: '去使用', page: 'wallet_vouchers' },
  red_packet: { label: '查看红包', page: 'wallet_red_packets' },
  points: { label: '去兑换', page: 'points_mall' },
} as const satisfies Record<Exclude<Kind, 'nothing'>, { label: string; page: PageRoute }>;

function NextStep({ kind }: { kind: Kind }) {
  if (kind === 'nothing') return null;
  const { label, page } = nextSteps[kind];
  return <Button href={href(page)}>{label}</Button>;
}

function RunningDraw({ id }: { id: number }) {
  const { data: winners } = useQuery(drawWinnersQuery(id));
  const { draw: drawLots, refresh } = useDrawLots(id);
  return (
    <Loaded query={useQuery(drawQuery(id))} compact skeleton={<Skeleton height={340} />}>
      {(draw) => (
        <section className={css.scene} aria-label={draw.title}>
          <h3 className={css.title}>{draw.title}</h3>
          <DrawWheel
            prizes={draw.prizes}
            chances={draw.chances}
            onDraw={drawLots}
            onShown={refresh}
            next={({ kind }) => <NextStep kind={kind} />}
          />
          {winners && winners.length > 0 && (
            <p className={css.quiet}>
              最近中奖：
              {winners
                .slice(0, 3)
                .map(({ name, prize }) => `${name} ${prize}`)
                .join('；')}
            </p>
          )}
          {draw.rules !== '' && (
            <ul className={css.rules} aria-label="抽奖规则">
              {draw.rules.split('\n').map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          )}
        </section>
      )}
    </Loaded>
  );
}

function DrawRecords() {
  const [page, setPage] = useState(1);
  return (
    <Loaded
      query={useQuery(drawRecordsQuery(page))}
      compact
      skeleton={<Skeleton height={120} />}
      empty={<EmptyState compact title="还没有抽奖记录" />}
    >
      {(data) => (
        <>
          <ul className={css.records}>
            {data.list.map(({ id, title, prize, remarks, createdAt }) => (
              <li key={id} className={css.record}>
                <span className={css.won}>{prize}</span>
                <span className={css.quiet}>{remarks}</span>
                <span className={css.when}>
                  {title}　{formatMinute(createdAt)}
                </span>
              </li>
            ))}
          </ul>
          <Pagination page={page} pageCount={Math.ceil(data.total / data.perPage)} onChange={setPage} />
        </>
      )}
    </Loaded>
  );
}
