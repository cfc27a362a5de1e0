import { StepsBanner } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './entry.css.ts';

type EntryCardProps = {
  title: string;
  children: ReactNode;
  /** Names of the steps; `current` counts from 1. */
  steps?: readonly string[];
  current?: number;
  /** Default `narrow`. */
  width?: keyof typeof css.width;
};

/** The card of the registration, forgotten password and WeChat pages. */
export function EntryCard({ title, children, steps, current = 1, width = 'narrow' }: EntryCardProps) {
  return (
    <div className={css.page}>
      <section className={css.width[width]} aria-label={title}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {steps && <StepsBanner steps={steps} current={current} label={`${title}步骤`} />}
        </div>
        {children}
      </section>
    </div>
  );
}
