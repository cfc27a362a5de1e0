import { ApiError, errorCodes } from '@yaoji/api-client';
import type { OperationRefusal } from '@yaoji/api-client/contract';
import { type Checkout, type LineRefusal, orderRefusalCodec } from '@yaoji/api-client/wire';

/** Why no order was placed, as step 2 shows it; null if the shared handler has already shown it. */
export type PlaceRefusal =
  | { readonly kind: 'priceChanged'; readonly message: string; readonly checkout: Checkout }
  | { readonly kind: 'linesRefused'; readonly message: string; readonly lines: readonly LineRefusal[] }
  | { readonly kind: 'submitted'; readonly message: string };

/** Reads the refusals of O1, O2 and O3. */
export function readPlaceRefusal(error: unknown): PlaceRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const { code, message } = error;
  if (code === errorCodes.keyReused.code) return { kind: 'submitted', message };
  if (code !== errorCodes.priceChanged.code && code !== errorCodes.linesRefused.code) return null;
  // The cast: the contract defines the `data` of these two codes.
  const { checkout, lines } = orderRefusalCodec.read(error.data as NonNullable<OperationRefusal<'placeOrder'>>);
  if (checkout) return { kind: 'priceChanged', message, checkout };
  return { kind: 'linesRefused', message, lines: lines ?? [] };
}
