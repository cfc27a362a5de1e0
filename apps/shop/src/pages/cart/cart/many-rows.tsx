import { VirtualList } from '@yaoji/ui';
import type { ReactNode } from 'react';
import type { PricedPair } from '#features/cart/cart-groups.ts';

type ManyRowsProps = {
  readonly rows: readonly PricedPair[];
  readonly lineHeightPx: number;
  readonly label: string;
  readonly children: (row: PricedPair) => ReactNode;
};

const keyOf = ({ line }: PricedPair) => line.id;

/** The lines of a long group, of which those in sight are rendered (K1). */
export default function ManyRows({ rows, lineHeightPx, label, children }: ManyRowsProps) {
  return (
    <VirtualList items={rows} keyOf={keyOf} estimatePx={lineHeightPx} label={label}>
      {children}
    </VirtualList>
  );
}
