import { ApiError } from '@yaoji/api-client';
import type { Checkout } from '@yaoji/api-client/wire';
import { toast } from '@yaoji/ui';
import { useState } from 'react';
import { usePlaceOrder } from '#features/order/place-order.mutation.ts';
import { useAskForOrder } from '#features/purchase-request/decide-request.mutation.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { paperWishes } from './paper-wishes.ts';
import { readPlaceRefusal } from './place-refusal.ts';
import { type PriceChange, priceChanges } from './price-changes.ts';
import { choicesOf, type useCheckoutChoices } from './use-checkout-choices.ts';

type SubmitCheckoutOptions = {
  readonly checkout: Checkout;
  readonly draft: ReturnType<typeof useCheckoutChoices>;
  /** The submission was refused because the figures changed; receives the new ones. */
  readonly onRenewed: (checkout: Checkout) => void;
  /** The data behind the checkout changed: refetch it. */
  readonly onOutdated: () => void;
};

/** Submits a checkout once, as an order or for approval; an order leads to its payment, a refusal shows the changes. */
export function useSubmitCheckout({ checkout, draft, onRenewed, onOutdated }: SubmitCheckoutOptions) {
  const navigateIfHere = useNavigateIfHere();
  const place = usePlaceOrder();
  const placeOnce = useMutateOnce(place);
  const request = useAskForOrder();
  const requestOnce = useMutateOnce(request);
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);

  const submit = () => {
    const form = {
      ...choicesOf(checkout),
      lineIds: checkout.lines.filter(({ kind }) => kind !== 'gift').map(({ id }) => id),
      idempotencyKey: checkout.idempotencyKey,
      expectedTotal: checkout.expectedTotal,
      remark: draft.remark.trim(),
      ...paperWishes(checkout, draft),
    };
    const onError = (error: unknown) => {
      const found = readPlaceRefusal(error);
      if (found?.kind === 'priceChanged') {
        onRenewed(found.checkout);
        setChanges(priceChanges(checkout, found.checkout));
        return;
      }
      // Without an answer the order may have been placed: submitting again, unchanged, leads to it.
      const isRefused = error instanceof ApiError && error.kind === 'refused' && found?.kind !== 'submitted';
      if (isRefused) onOutdated();
    };
    if (checkout.approval.length > 0) {
      requestOnce(form, {
        onSuccess: () => {
          draft.forget();
          toast.success('采购申请已提交');
          navigateIfHere(href('purchase_requests'));
        },
        onError,
      });
      return;
    }
    placeOnce(form, {
      onSuccess: ({ id, status }) => {
        draft.forget();
        navigateIfHere(status === 'pending' ? href('cart_step3', { id }) : href('cart_step4', {}, { id }));
      },
      onError,
    });
  };
  return {
    submit,
    isPlacing: place.isPending || request.isPending,
    refusal: readPlaceRefusal(place.error ?? request.error),
    changes,
    clearRefusal: () => {
      place.reset();
      request.reset();
    },
  };
}
