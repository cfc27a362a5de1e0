import { CloseIcon } from '../../icons/icons.tsx';
import { CheckIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import * as css from './order-status-bar.css.ts';

const orderStatusBarTexts = { label: '订单进度' };

export type OrderStatusBarProps = {
  /** In order, each with the time at which it was reached. */
  steps: readonly { label: string; time?: string | undefined }[];
  /** Index of the current step. */
  current: number;
  /** The order ended here, e.g. cancelled. Default false. */
  stopped?: boolean;
  /** Accessible name. Default 订单进度. */
  label?: string;
};

/** The steps of an order and its progress. */
export function OrderStatusBar({ steps, current, stopped = false, label }: OrderStatusBarProps) {
  const texts = useTexts('orderStatusBar', orderStatusBarTexts);
  return (
    <ol aria-label={label ?? texts.label} className={css.list}>
      {steps.map((step, index) => {
        const here = index === current;
        const state = here ? 'here' : index < current ? 'done' : 'ahead';
        return (
          <li key={step.label} className={css.step} data-state={state} {...(here ? { 'aria-current': 'step' } : {})}>
            <span className={css.dot}>
              {state === 'done' && <CheckIcon />}
              {here && (stopped ? <CloseIcon /> : index === steps.length - 1 ? <CheckIcon /> : index + 1)}
              {state === 'ahead' && index + 1}
            </span>
            <span>{step.label}</span>
            <span className={css.time}>{step.time}</span>
          </li>
        );
      })}
    </ol>
  );
}
