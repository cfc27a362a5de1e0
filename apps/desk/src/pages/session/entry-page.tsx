import { Card } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './entry-page.css.ts';

/** A page for anyone who is signed out. */
export const EntryPage = ({ title, heading, children }: { title: string; heading: string; children: ReactNode }) => (
  <main className={css.page}>
    <title>{`${title} - 药集工作台`}</title>
    <div className={css.box}>
      <h1 className={css.brand}>{heading}</h1>
      <Card padding="large">{children}</Card>
    </div>
  </main>
);
