import { addCartLines, answerAdded } from './add-cart-lines.ts';
import { copyCartLines } from './copy-cart-lines.ts';
import { deleteCartLines } from './delete-cart-lines.ts';
import { editCartLine } from './edit-cart-line.ts';
import { getCart } from './get-cart.ts';
import { getCartStep } from './get-cart-step.ts';
import { getCartTotal } from './get-cart-total.ts';
import { getNextHint } from './get-next-hint.ts';
import { quickAddGoods } from './quick-add-goods.ts';
import { deleteSavedLines, getSavedLines, restoreSavedLines, saveCartLines } from './saved-lines.ts';
import { selectCartLines } from './select-cart-lines.ts';
import { suggestToOrder } from './suggest-to-order.ts';

export { addLines } from './add-lines.ts';
export {
  asideIds,
  type CartRow,
  chosenRows,
  dropFromCarts,
  putBack,
  setAside,
} from './cart.repository.ts';
export { loadCartFacts } from './cart-facts.ts';
export { loadCards, toCartLine, toShownLines } from './cart-line-model.ts';
export { toCartRules } from './cart-rules.ts';
export { cartWarnings } from './cart-warnings.ts';
export { changeAside } from './change-aside.ts';
export type { LineFacts } from './line-facts.ts';
export { type PreparedCart, pickup, priceCartLines } from './price-cart-lines.ts';
export { priceSample, quotedCart } from './price-sample.ts';
export { toProblems, toShipping, toTotals } from './show-cart.ts';
export { takeOrderedLines } from './take-ordered-lines.ts';

export { answerAdded };

export const cartHandlers = {
  getCart,
  getCartStep,
  getCartTotal,
  addCartLines,
  quickAddGoods,
  editCartLine,
  deleteCartLines,
  selectCartLines,
  getNextHint,
  copyCartLines,
  suggestToOrder,
  getSavedLines,
  saveCartLines,
  restoreSavedLines,
  deleteSavedLines,
};
