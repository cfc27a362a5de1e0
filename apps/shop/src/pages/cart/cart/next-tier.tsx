import { type ActivityGroup, measureText } from '@yaoji/domain';
import { Button, ChevronRightIcon } from '@yaoji/ui';
import type { HintTarget } from '#features/cart/next-hint.queries.ts';
import * as css from './cart.css.ts';

type NextTierProps = { activity: ActivityGroup; onFillUp: (target: HintTarget) => void };

/** The gap to the next tier and its gain, with a link to close it; nothing once the highest is reached. */
export function NextTier({ activity: { hint, next, measure }, onFillUp }: NextTierProps) {
  if (!hint || !next) return null;
  return (
    <>
      再买<strong className={css.weighs}>{measureText(next.missing, measure)}</strong>
      {next.brings}{' '}
      <Button
        tone="plain"
        size="small"
        tight
        aria-haspopup="dialog"
        onClick={() => onFillUp({ kind: hint.kind, id: hint.id ?? 0 })}
      >
        凑单
        <ChevronRightIcon size={12} />
      </Button>
    </>
  );
}
