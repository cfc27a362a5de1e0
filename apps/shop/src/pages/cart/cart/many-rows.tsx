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

/** Lines of a long group; only visible ones are rendered (K1). */
export default function ManyRows({ rows, lineHeightPx, label, children }: ManyRowsProps) {
  return (
    <VirtualList items={rows} keyOf={keyOf} estimatePx={lineHeightPx} label={label}>
      {children}
    </VirtualList>
  );
}
