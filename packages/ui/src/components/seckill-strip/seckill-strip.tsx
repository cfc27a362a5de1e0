import { Children, type ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/icons.tsx';
import { Countdown, type CountdownProps } from '../countdown/countdown.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './seckill-strip.css.ts';

export type SeckillStripProps = {
  /** Default 限时秒杀. */
  title?: string;
  /** The round in words, e.g. 20:00 场. */
  round?: string;
  /** Counts to the end, or to the beginning of the round. */
  countdown?: Pick<CountdownProps, 'until' | 'clockOffsetMs' | 'onEnd' | 'label'>;
  /** Where 更多 leads. */
  moreHref?: string;
  /** `GoodsTile`s. */
  children: ReactNode;
};

export function SeckillStrip({ title = '限时秒杀', round, countdown, moreHref, children }: SeckillStripProps) {
  return (
    <section aria-label={title} className={css.strip}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {round && <span>{round}</span>}
        {countdown && <Countdown label="距结束" {...countdown} />}
        {moreHref && (
          <Anchor href={moreHref} className={css.more}>
            更多
            <ChevronRightIcon size={14} />
          </Anchor>
        )}
      </div>
      <ul className={css.row}>
        {Children.map(children, (child) => (
          <li className={css.cell}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
