import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { GoodsTile, type GoodsTileProps, GoodsTileSkeleton } from '../goods-tile/goods-tile.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { ErrorState } from '../state/error-state.tsx';
import * as css from './activity-dialog.css.ts';

const activityDialogTexts = { go: '去活动页看看' };

export type ActivityDialogProps = {
  open: boolean;
  /** Heading and accessible name. */
  title: string;
  picture?: string | undefined;
  /** The activity's rule in one sentence. */
  rule?: string | undefined;
  /** A few of the activity's products. */
  goods: readonly (GoodsTileProps['goods'] & { id: string | number })[];
  /** Link to the full activity. */
  href?: string | undefined;
  /** Shows placeholders for the products. Default false. */
  loading?: boolean;
  /** The products failed to load; called to retry. */
  onRetry?: (() => void) | undefined;
  /** Called on the close button, Escape or a click outside. */
  onClose: () => void;
};

/** A dialog of 538 px with an activity's banner and products. */
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
