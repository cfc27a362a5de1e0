import { Card } from '@yaoji/ui';
import type { ReactNode } from 'react';
import * as css from './entry-page.css.ts';

type EntryPageProps = { title: string; heading: string; children: ReactNode };

/** A page for whoever is not signed in yet. */
export const EntryPage = ({ title, heading, children }: EntryPageProps) => (
  <main className={css.page}>
    <title>{`${title} - 药集工作台`}</title>
    <div className={css.box}>
      <h1 className={css.brand}>{heading}</h1>
      <Card padding="large">{children}</Card>
    </div>
  </main>
);
