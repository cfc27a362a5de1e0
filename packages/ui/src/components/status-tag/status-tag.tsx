import type { ReactNode } from 'react';
import * as css from './status-tag.css.ts';

export type StatusTagProps = {
  /** The state in a word or two, e.g. 已回复. */
  children: ReactNode;
  /** How good or urgent it is. Default `neutral`. */
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
};

/**
 * The state of something in a list or behind a heading.
 *
 * @example <StatusTag tone="warning">待付款</StatusTag>
 */
export function StatusTag({ children, tone = 'neutral' }: StatusTagProps) {
  return <span className={css.tone[tone]}>{children}</span>;
}
