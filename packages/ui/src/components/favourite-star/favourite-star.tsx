import { StarFilledIcon, StarIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './favourite-star.css.ts';

export const favouriteStarTexts = { label: (name: string) => `收藏 ${name}`, add: '收藏', remove: '取消收藏' };

export type FavouriteStarProps = {
  /** Whether it is a favourite now. */
  favourite: boolean;
  /** What is favoured; becomes part of the spoken name. */
  name: string;
  /** The change is under way: a spinner, and clicks do nothing. Default false. */
  pending?: boolean;
  /** The star was pressed. */
  onToggle: () => void;
};

/** Marks goods as a favourite, and takes the mark away. */
export function FavouriteStar({ favourite, name, pending = false, onToggle }: FavouriteStarProps) {
  const texts = useTexts('favouriteStar', favouriteStarTexts);
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={favourite}
      aria-label={texts.label(name)}
      title={favourite ? texts.remove : texts.add}
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true } : { onClick: onToggle })}
    >
      {pending ? <Spinner size={16} label="" /> : favourite ? <StarFilledIcon size={20} /> : <StarIcon size={20} />}
    </button>
  );
}
