import { useTexts } from '../../texts/texts-provider.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './spinner.css.ts';

export const spinnerTexts = { label: '加载中', page: '正在加载，请稍候…' };

export type SpinnerProps = {
  /** Diameter in px. Default 16. */
  size?: number;
  /** Spoken text; an empty string makes it decoration. Default 加载中. */
  label?: string;
};

/** Something is under way. */
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
  /** Text under the spinner. Default 正在加载，请稍候…. */
  children?: string;
};

/** In place of a page that is on its way. */
export function PageLoading({ children }: PageLoadingProps) {
  const texts = useTexts('spinner', spinnerTexts);
  return (
    <div className={css.page} role="status" aria-busy="true">
      <span className={css.spinner} style={{ width: 28, height: 28 }} aria-hidden="true" />
      {children ?? texts.page}
    </div>
  );
}
