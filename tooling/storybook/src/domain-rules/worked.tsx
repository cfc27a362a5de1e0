import { Unstyled } from '@storybook/addon-docs/blocks';
import { chinaDay } from '@yaoji/domain';
import { useState } from 'react';
import { Rows } from '../docs/rows.tsx';
import { examples, run } from './examples.ts';
import * as css from './worked.css.ts';

type WorkedProps = {
  /** The example. */
  of: keyof typeof examples;
  /** Names it for a screen reader. */
  title: string;
};

/** An editable example of the rules, and the real function's result. */
export function Worked({ of, title }: WorkedProps) {
  const [code, setCode] = useState<string>(examples[of]);
  return (
    <Unstyled>
      <div className={css.worked}>
        <textarea
          className={css.code}
          aria-label={`算例：${title}`}
          rows={code.split('\n').length}
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <section aria-label={`结果：${title}`} aria-live="polite">
          <Outcome code={code} />
        </section>
      </div>
    </Unstyled>
  );
}

function Outcome({ code }: { code: string }) {
  let value: unknown;
  try {
    value = run(code);
  } catch (error) {
    return <p className={css.failed}>{String(error)}</p>;
  }
  const [first] = Array.isArray(value) ? value : [];
  if (isRecord(first)) {
    const rows = (value as unknown[]).map((row) => (isRecord(row) ? Object.values(row) : [row]).map(textOf));
    return <Rows head={Object.keys(first)} rows={rows} />;
  }
  if (isRecord(value))
    return <Rows head={['名', '值']} rows={Object.entries(value).map(([key, of]) => [key, textOf(of)])} />;
  return <output className={css.value}>{textOf(value)}</output>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const textOf = (value: unknown): string =>
  value instanceof Date
    ? chinaDay(value)
    : typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? String(value));
