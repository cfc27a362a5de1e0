import { useTexts } from '../../texts/texts-provider.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './spinner.css.ts';

const spinnerTexts = { label: '加载中', page: '正在加载，请稍候…' };

export type SpinnerProps = {
  /** Diameter in px. Default 16. */
  size?: number;
  /** Text for screen readers; '' makes it decorative. Default 加载中. */
  label?: string;
};

/** An activity indicator. */
export function Spinner({ size = 16, label: own }: SpinnerProps) {
  const texts = useTexts('spinner', spinnerTexts);
  const label = own ?? texts.label;
  return (
    <span {...(label ? { role: 'status' } : {})}>
      <span className={css.spinner} style={{ width: size, height: size }} aria-hidden="true" />
      {label && <span className={visuallyHidden}>{label}</span>}
    </span>
  );
}

export type PageLoadingProps = {
  /** Below the spinner. Default 正在加载，请稍候…. */
  children?: string;
};

/** Replaces a page while it loads. */
export function PageLoading({ children }: PageLoadingProps) {
  const texts = useTexts('spinner', spinnerTexts);
  return (
    <div className={css.page} role="status" aria-busy="true">
      <span className={css.spinner} style={{ width: 28, height: 28 }} aria-hidden="true" />
      {children ?? texts.page}
    </div>
  );
}
