import { VirtualList } from '@yaoji/ui';
import type { ReactNode } from 'react';
import type { LineRow } from './line-view.tsx';

type ManyRowsProps = {
  readonly rows: readonly LineRow[];
  readonly lineHeightPx: number;
  readonly label: string;
  readonly children: (row: LineRow) => ReactNode;
};

const keyOf = ({ view }: LineRow) => view.id;

/** The lines of a long group, of which those in sight are rendered (K1). */
export default function ManyRows({ rows, lineHeightPx, label, children }: ManyRowsProps) {
  return (
    <VirtualList items={rows} keyOf={keyOf} estimatePx={lineHeightPx} label={label}>
      {children}
    </VirtualList>
  );
}
