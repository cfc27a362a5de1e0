import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { GoodsTile, type GoodsTileProps, GoodsTileSkeleton } from '../goods-tile/goods-tile.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { ErrorState } from '../state/error-state.tsx';
import * as css from './activity-dialog.css.ts';

export const activityDialogTexts = { go: '去活动页看看' };

export type ActivityDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Heading, which names it for a screen reader too. */
  title: string;
  /** Address of the banner. */
  picture?: string | undefined;
  /** Its rule in a sentence. */
  rule?: string | undefined;
  /** Some goods of the activity. */
  goods: readonly (GoodsTileProps['goods'] & { id: string })[];
  /** Where the whole activity is. */
  href?: string | undefined;
  /** Placeholders for the goods. Default false. */
  loading?: boolean;
  /** The goods could not be had; asks again. */
  onRetry?: (() => void) | undefined;
  /** Asked to close: by its button, Escape or a press beside it. */
  onClose: () => void;
};

/** 538 px: a banner and the goods of an activity. */
export function ActivityDialog({
  open,
  title,
  picture,
  rule,
  goods,
  href,
  loading = false,
  onRetry,
  onClose,
}: ActivityDialogProps) {
  const texts = useTexts('activityDialog', activityDialogTexts);
  const tiles = loading
    ? ['1', '2', '3', '4', '5', '6'].map((key) => <GoodsTileSkeleton key={key} />)
    : goods.map((one) => <GoodsTile key={one.id} goods={one} />);
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      {...(href
        ? {
            footer: (
              <Button href={href} block size="large">
                {texts.go}
              </Button>
            ),
          }
        : {})}
    >
      {picture && <img src={picture} alt="" width={490} height={245} className={css.banner} />}
      {rule && <p className={css.rule}>{rule}</p>}
      {onRetry ? (
        <ErrorState compact onRetry={onRetry} />
      ) : tiles.length === 0 ? (
        <EmptyState compact />
      ) : (
        <div className={css.goods} {...(loading ? { 'aria-busy': true } : {})}>
          {tiles}
        </div>
      )}
    </Dialog>
  );
}
