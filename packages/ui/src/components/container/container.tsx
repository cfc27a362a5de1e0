import type { ReactNode } from 'react';
import { classNames } from '../../theme/class-names.ts';
import * as css from './container.css.ts';

export type ContainerProps = { children: ReactNode };

/** The content column: 1200 px or the window's width, never under the rail. */
export function Container({ children }: ContainerProps) {
  return <div className={css.container}>{children}</div>;
}

export type CardProps = {
  children: ReactNode;
  /** Padding: none, 12, 16 or 24 px. Default `medium`. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** Heading; makes the card a named section. */
  title?: string;
  /** Small text after the heading. */
  note?: ReactNode;
  /** At the end of the heading: links, buttons. */
  aside?: ReactNode;
  /** Heading level. Default 2. */
  headingLevel?: 1 | 2 | 3;
};

/**
 * A white surface on the page's ground.
 *
 * @example <Card title="收货信息" aside={<Link href="/address">管理</Link>}>王药师</Card>
 */
export function Card({ children, padding = 'medium', title, note, aside, headingLevel = 2 }: CardProps) {
  const className = classNames(css.card, css.padding[padding]);
  if (!title) return <div className={className}>{children}</div>;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={className} aria-label={title}>
      <div className={css.heading}>
        <Heading className={css.headingText}>
          {title}
          {note !== undefined && <span className={css.headingNote}>{note}</span>}
        </Heading>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
