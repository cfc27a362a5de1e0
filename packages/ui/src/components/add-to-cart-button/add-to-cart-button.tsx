import { CartIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { ReasonedButton } from '../button/reasoned-button.tsx';
import { usePurchaseRefusal } from './purchase-refusal.tsx';

const addToCartButtonTexts = { label: '加入购物车', short: '加入', choose: '加购商品' };

export type AddToCartButtonProps = {
  /** Called to add the chosen quantity to the cart. */
  onAdd: () => void;
  /** The product's name, for the button's accessible name. */
  name?: string;
  /** Default 加入购物车, or 加购商品 when it opens a dialog. */
  label?: string;
  /** The button opens a dialog to choose from. Default false. */
  opensDialog?: boolean;
  /** Default false. */
  loading?: boolean;
  /** Why it cannot be added: disables the button and shows the reason on hover and focus. */
  disabledReason?: string | null | undefined;
  /** Height: small 28, medium 32, large 40, huge 48 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Fills the width of its container. Default false. */
  block?: boolean;
  /** Shows only 加入, for rows; the accessible name stays complete. Default false. */
  short?: boolean;
  /** Shows a cart icon before the text. Default false. */
  icon?: boolean;
};

/**
 * Adds a product to the cart, or says why it cannot be bought.
 *
 * @example <AddToCartButton name="六味地黄丸" onAdd={add} loading={adding} />
 */
export function AddToCartButton({
  onAdd,
  name,
  label: own,
  opensDialog = false,
  loading = false,
  disabledReason,
  size = 'medium',
  block = false,
  short = false,
  icon = false,
}: AddToCartButtonProps) {
  const texts = useTexts('addToCartButton', addToCartButtonTexts);
  const label = own ?? (opensDialog ? texts.choose : texts.label);
  const shown = short && label === texts.label ? texts.short : label;
  const common = {
    size,
    block,
    tight: !short && (size === 'small' || size === 'medium'),
    ...(icon ? { icon: <CartIcon /> } : {}),
    ...(name ? { 'aria-label': `${label} ${name}` } : {}),
    ...(opensDialog ? { 'aria-haspopup': 'dialog' as const } : {}),
  };
  const refusal = usePurchaseRefusal();
  return (
    <ReasonedButton {...common} loading={loading} disabledReason={refusal ?? disabledReason} onClick={onAdd}>
      {shown}
    </ReasonedButton>
  );
}
