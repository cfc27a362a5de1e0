import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './spinner.css.ts';

export type SpinnerProps = {
  /** Diameter in px. Default 16. */
  size?: number;
  /** Spoken text; an empty string makes it decoration. Default 加载中. */
  label?: string;
};

export function Spinner({ size = 16, label = '加载中' }: SpinnerProps) {
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

export function PageLoading({ children = '正在加载，请稍候…' }: PageLoadingProps) {
  return (
    <div className={css.page} role="status">
      <span className={css.spinner} style={{ width: 28, height: 28 }} aria-hidden="true" />
      {children}
    </div>
  );
}
