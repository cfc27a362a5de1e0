import { CheckIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './steps-banner.css.ts';

const stepsBannerTexts = {
  label: '购买步骤',
  steps: ['购物车', '核对订单信息', '支付订单', '支付完成'] as readonly string[],
  done: '已完成',
};

export type StepsBannerProps = {
  /** From 1. */
  current: number;
  /** Default 购物车, 核对订单信息, 支付订单, 支付完成. */
  steps?: readonly string[];
  /** Accessible name. Default 购买步骤. */
  label?: string;
};

/** The steps of a purchase and the current one. */
export function StepsBanner({ current, steps, label }: StepsBannerProps) {
  const texts = useTexts('stepsBanner', stepsBannerTexts);
  return (
    <ol aria-label={label ?? texts.label} className={css.list}>
      {(steps ?? texts.steps).map((step, index) => {
        const number = index + 1;
        const done = number < current;
        return (
          <li
            key={step}
            className={css.step}
            {...(number === current ? { 'aria-current': 'step' } : {})}
            {...(done ? { 'data-state': 'done' } : {})}
          >
            <span className={css.number}>
              {done ? (
                <>
                  <CheckIcon size={14} />
                  <span className={visuallyHidden}>{texts.done}</span>
                </>
              ) : (
                number
              )}
            </span>
            <span className={css.name}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
