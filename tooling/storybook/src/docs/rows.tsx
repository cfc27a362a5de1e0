import { Unstyled } from '@storybook/addon-docs/blocks';
import * as css from './docs.css.ts';

/** A text with code between backticks. */
const Words = ({ text }: { text: string }) =>
  text.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece));

type RowsProps = {
  head: readonly string[];
  /** The first cell of each names it. */
  rows: readonly (readonly string[])[];
};

/** A table of a guide. */
export const Rows = ({ head, rows }: RowsProps) => (
  <Unstyled>
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Words text={name ?? ''} />
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
);

/** Keys and what they do. */
export const Keys = ({ keys }: { keys: readonly (readonly [key: string, effect: string])[] }) => (
  <Rows head={['键', '做什么']} rows={keys} />
);
