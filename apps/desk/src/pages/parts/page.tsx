import type { ReactNode } from 'react';
import * as css from './page.css.ts';

type PageProps = {
  title: string;
  /** Small text after the title. */
  note?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The head of every page. */
export function Page({ title, note, actions, children }: PageProps) {
  return (
    <>
      <title>{`${title} - 药集工作台`}</title>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {note !== undefined && <div className={css.note}>{note}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </>
  );
}
