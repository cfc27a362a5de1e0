import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as css from './docs.css.ts';

type ExampleProps = {
  /** Why it is right, or what is wrong with it, in a sentence. */
  why: string;
  children: ReactNode;
};

/** Examples side by side. */
export const Examples = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div className={css.examples}>{children}</div>
  </Unstyled>
);

export const Do = (props: ExampleProps) => <Example mark="✓ 该" kind="good" {...props} />;

export const Dont = (props: ExampleProps) => <Example mark="✗ 不该" kind="bad" {...props} />;

function Example({ mark, kind, why, children }: ExampleProps & { mark: string; kind: 'good' | 'bad' }) {
  return (
    <figure className={css.example[kind]}>
      <div className={css.stage}>{children}</div>
      <figcaption className={css.why}>
        <strong className={css.mark[kind]}>{mark}</strong>　{why}
      </figcaption>
    </figure>
  );
}
