import { Button, Card } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import * as css from './folding-card.css.ts';

type FoldingCardProps = {
  readonly title: string;
  /** In front of 更改. */
  readonly aside?: ReactNode;
  /** Nothing is chosen yet, or there is nothing else to choose: it stands open. */
  readonly isOpen?: boolean;
  /** Choices as radio buttons in their labels or cards. */
  readonly children: ReactNode;
};

/** A choice that shows what is chosen, and the others on request. */
export function FoldingCard({ title, aside, isOpen = false, children }: FoldingCardProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = !isOpen && !isUnfolded;
  return (
    <Card
      title={title}
      aside={
        <span className={css.aside}>
          {aside}
          {!isOpen && (
            <Button
              tone="plain"
              size="small"
              aria-expanded={isUnfolded}
              aria-label={`${isFolded ? '更改' : '收起'}${title}`}
              onClick={() => setUnfolded(isFolded)}
            >
              {isFolded ? '更改' : '收起'}
            </Button>
          )}
        </span>
      }
    >
      <div {...(isFolded ? { className: css.folded } : {})}>{children}</div>
    </Card>
  );
}
