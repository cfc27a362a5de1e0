import { useQuery } from '@tanstack/react-query';
import {
  AlertDialog,
  Button,
  Dialog,
  type DrawOutcome,
  drawPopupTexts,
  EmptyState,
  Pagination,
  Skeleton,
} from '@yaoji/ui';
import { useState } from 'react';
import { Loaded } from '#shared/page/loaded.tsx';
import { formatMinute } from '#shared/time/format-time.ts';
import { drawQuery, drawRecordsQuery, drawWinnersQuery, runningDrawQuery } from './draw.queries.ts';
import * as css from './draw-dialog.css.ts';
import { useDrawLots } from './use-draw-lots.ts';

/** The running draw: prizes, rules, remaining chances, and the buyer's prizes (C005). */
export default function DrawDialog({ onClose }: { onClose: () => void }) {
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

const waitMs = 2000;
const pause = () => new Promise((resolve) => setTimeout(resolve, waitMs));

function RunningDraw({ id }: { id: number }) {
  const { data: winners } = useQuery(drawWinnersQuery(id));
  const drawLots = useDrawLots(id);
  const [isDrawing, setDrawing] = useState(false);
  const [outcome, setOutcome] = useState<DrawOutcome | null>(null);
  return (
    <Loaded query={useQuery(drawQuery(id))} compact skeleton={<Skeleton height={200} />}>
      {(draw) => {
        const start = async () => {
          setDrawing(true);
          // The error handler has reported the failure.
          const [drawn] = await Promise.all([drawLots().catch(() => null), pause()]);
          setDrawing(false);
          setOutcome(drawn);
        };
        return (
          <section aria-label={draw.title}>
            <h3 className={css.title}>{draw.title}</h3>
            <ul className={css.prizes} aria-label="奖品">
              {draw.prizes.map(({ id, name }) => (
                <li key={id} className={css.prize}>
                  {name}
                </li>
              ))}
            </ul>
            <ul className={css.rules} aria-label="抽奖规则">
              {draw.rules.split('\n').map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <div className={css.action}>
              <Button disabled={draw.chances === 0} loading={isDrawing} onClick={() => void start()}>
                {draw.chances > 0 ? '立即抽奖' : '暂无抽奖机会'}
              </Button>
              <span className={css.quiet}>剩余 {draw.chances} 次机会</span>
            </div>
            {winners && winners.length > 0 && (
              <p className={css.quiet}>
                最近中奖：
                {winners
                  .slice(0, 3)
                  .map(({ name, prize }) => `${name} ${prize}`)
                  .join('；')}
              </p>
            )}
            <AlertDialog open={outcome !== null} onClose={() => setOutcome(null)}>
              {outcome && drawPopupTexts.outcome(outcome)}
            </AlertDialog>
          </section>
        );
      }}
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
