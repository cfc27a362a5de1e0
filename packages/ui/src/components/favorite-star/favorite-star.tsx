import { StarFilledIcon, StarIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './favorite-star.css.ts';

export const favoriteStarTexts = { label: (name: string) => `收藏 ${name}`, add: '收藏', remove: '取消收藏' };

export type FavoriteStarProps = {
  /** Whether it is a favourite now. */
  favorite: boolean;
  /** What is favoured; becomes part of the spoken name. */
  name: string;
  /** The change is under way: a spinner, and clicks do nothing. Default false. */
  pending?: boolean;
  onToggle: () => void;
};

export function FavoriteStar({ favorite, name, pending = false, onToggle }: FavoriteStarProps) {
  const texts = useTexts('favoriteStar', favoriteStarTexts);
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={favorite}
      aria-label={texts.label(name)}
      title={favorite ? texts.remove : texts.add}
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true } : { onClick: onToggle })}
    >
      {pending ? <Spinner size={16} label="" /> : favorite ? <StarFilledIcon size={20} /> : <StarIcon size={20} />}
    </button>
  );
}
