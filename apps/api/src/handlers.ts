import type { OperationId } from '@yaoji/api-client/contract';
import { activityHandlers } from '#modules/activity/index.ts';
import { addressHandlers } from '#modules/address/index.ts';
import { articleHandlers } from '#modules/article/index.ts';
import { authHandlers } from '#modules/auth/index.ts';
import { cartHandlers } from '#modules/cart/index.ts';
import { couponHandlers } from '#modules/coupon/index.ts';
import { favoriteHandlers } from '#modules/favorite/index.ts';
import { focusHandlers } from '#modules/focus/index.ts';
import { goodsHandlers } from '#modules/goods/index.ts';
import { orderHandlers } from '#modules/order/index.ts';
import { regionHandlers } from '#modules/region/index.ts';
import { userHandlers } from '#modules/user/index.ts';
import { visitHandlers } from '#modules/visit/index.ts';
import { walletHandlers } from '#modules/wallet/index.ts';
import type { Handlers } from '#operation.ts';
import type { LaterOperation } from './later-operations.ts';

/** Every operation of the contract with the function that answers it; one that is missing does not compile. */
export const handlers = {
  ...activityHandlers,
  ...addressHandlers,
  ...articleHandlers,
  ...authHandlers,
  ...cartHandlers,
  ...couponHandlers,
  ...favoriteHandlers,
  ...focusHandlers,
  ...goodsHandlers,
  ...orderHandlers,
  ...regionHandlers,
  ...userHandlers,
  ...visitHandlers,
  ...walletHandlers,
} satisfies Handlers<Exclude<OperationId, LaterOperation>>;
