import { createContext, type ReactNode, use } from 'react';

const PurchaseRefusal = createContext<string | null>(null);

export type PurchaseRefusalProviderProps = {
  /** Why this viewer may not buy; null: they may. */
  reason: string | null;
  children: ReactNode;
};

/** Disables all that changes the cart below it, with one reason: steppers, add-to-cart buttons, lines and offers. */
export const PurchaseRefusalProvider = ({ reason, children }: PurchaseRefusalProviderProps) => (
  <PurchaseRefusal value={reason}>{children}</PurchaseRefusal>
);

export const usePurchaseRefusal = () => use(PurchaseRefusal);
