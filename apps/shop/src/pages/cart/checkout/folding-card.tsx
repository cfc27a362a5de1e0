import { Button, Card } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import * as css from './folding-card.css.ts';

type FoldingCardProps = {
  title: string;
  /** Shown before 收起 while the choice is unfolded. */
  aside?: ReactNode;
  /** `open`: nothing is chosen yet; `only`: there is no other option. Default `folds`. */
  state?: 'folds' | 'open' | 'only';
  /** Shown while folded, instead of the selected options. */
  summary?: ReactNode;
  /** Radio buttons in labels or cards. */
  children: ReactNode;
};

/** A choice that shows the selected option and unfolds the others on request. */
export function FoldingCard({ title, aside, state = 'folds', summary, children }: FoldingCardProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = state !== 'open' && !isUnfolded;
  return (
    <Card
      title={title}
      aside={
        <span className={css.aside}>
          {!(state === 'folds' && isFolded) && aside}
          {state === 'folds' && (
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
      <div {...(isFolded ? { className: css.folded } : {})}>{(isFolded && summary) || children}</div>
    </Card>
  );
}
