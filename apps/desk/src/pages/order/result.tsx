import { StatusTag } from '@yaoji/ui';
import * as css from '#pages/parts/page.css.ts';

type ResultProps = {
  /** Why it was refused; null if it was not, undefined before the answer. */
  answer: string | null | undefined;
  done: string;
  /** Shown before the answer. Default nothing. */
  before?: string;
};

/** The outcome of one of several orders. */
export function Result({ answer, done, before = '' }: ResultProps) {
  if (answer === undefined) return before;
  return answer === null ? <StatusTag tone="success">{done}</StatusTag> : <span className={css.problem}>{answer}</span>;
}
