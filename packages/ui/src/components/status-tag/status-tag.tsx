import type { ReactNode } from 'react';
import * as css from './status-tag.css.ts';

export type StatusTagProps = {
  /** Status in a word or two, e.g. 已回复. */
  children: ReactNode;
  /** Default `neutral`. */
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
};

/**
 * The status of an entry or a page.
 *
 * @example <StatusTag tone="warning">待付款</StatusTag>
 */
export function StatusTag({ children, tone = 'neutral' }: StatusTagProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}
