import type { Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { StatusTag, type StatusTagProps } from '@yaoji/ui';
import * as css from './page.css.ts';

type Entry = Schemas['LogEntry'];

const outcomes: Readonly<Record<Entry['outcome'], [label: string, tone: NonNullable<StatusTagProps['tone']>]>> = {
  begun: ['未完成', 'warning'],
  done: ['完成', 'success'],
  refused: ['被拒绝', 'warning'],
  failed: ['失败', 'danger'],
};

const text = (value: unknown) => (value === null || value === undefined ? '—' : JSON.stringify(value, null, 1));

/** Actions of operators, latest first; each unfolds to show values before and after. */
export function LogList({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className={css.muted}>还没有操作</p>;
  return (
    <ul className={css.log}>
      {entries.map(({ id, operator, action, command, outcome, answer, before, after, createdAt }) => (
        <li key={id}>
          <details>
            <summary className={css.logLine}>
              <span className={css.muted}>{formatMinute(createdAt)}</span>
              <span className={css.strong}>{operator}</span>
              <span className={css.logText}>
                {action} <span className={css.muted}>{answer}</span>
              </span>
              <StatusTag tone={outcomes[outcome][1]}>{outcomes[outcome][0]}</StatusTag>
            </summary>
            <div className={css.logMore}>
              <code>{command}</code>
              <pre className={css.logValue}>之前 {text(before)}</pre>
              <pre className={css.logValue}>之后 {text(after)}</pre>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
