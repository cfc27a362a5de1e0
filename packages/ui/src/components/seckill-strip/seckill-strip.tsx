import { Children, type ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Countdown, type CountdownProps } from '../countdown/countdown.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './seckill-strip.css.ts';

const seckillStripTexts = { title: '限时秒杀', left: '距结束', more: '更多' };

export type SeckillStripProps = {
  /** Default 限时秒杀. */
  title?: string;
  /** Name of the round, e.g. 20:00 场. */
  round?: string;
  /** Countdown to the end or the start of the round. */
  countdown?: Pick<CountdownProps, 'until' | 'clockOffsetMs' | 'onEnd' | 'label'>;
  /** Link of 更多. */
  moreHref?: string;
  /** `GoodsTile`s. */
  children: ReactNode;
};

/** Products of a flash sale in one row with the remaining time. */
export function SeckillStrip({ title: own, round, countdown, moreHref, children }: SeckillStripProps) {
  const texts = useTexts('seckillStrip', seckillStripTexts);
  const title = own ?? texts.title;
  return (
    <section aria-label={title} className={css.strip}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {round && <span>{round}</span>}
        {countdown && <Countdown label={texts.left} {...countdown} />}
        {moreHref && (
          <Anchor href={moreHref} className={css.more}>
            {texts.more}
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
