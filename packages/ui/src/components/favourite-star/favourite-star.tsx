import { StarFilledIcon, StarIcon } from '../../icons/goods-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { Reasoned } from '../button/reasoned.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './favourite-star.css.ts';

const favouriteStarTexts = { label: (name: string) => `收藏 ${name}`, add: '收藏', remove: '取消收藏' };

export type FavouriteStarProps = {
  favourite: boolean;
  /** Product name, part of the accessible name. */
  name: string;
  /** The change is in flight: shows a spinner and ignores clicks. Default false. */
  pending?: boolean;
  onToggle: () => void;
};

/** Toggles a product as favourite. */
export function FavouriteStar({ favourite, name, pending = false, onToggle }: FavouriteStarProps) {
  const texts = useTexts('favouriteStar', favouriteStarTexts);
  const refusal = usePurchaseRefusal();
  return (
    <Reasoned reason={refusal}>
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
    </Reasoned>
  );
}
