import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, id, instant, oneOf, reference } from './columns.ts';

export const securityEventKinds = [
  'login',
  'loginFailed',
  'proofFailed',
  'sessionEnded',
  'passwordChanged',
  'passwordReset',
  'payPasswordChanged',
  'phoneChanged',
  'emailChanged',
  'wechatBound',
  'wechatUnbound',
  'titleChanged',
  'storeAsked',
  'storeConfirmed',
  'storeUnlinked',
  'storeSwitched',
  'accountRestored',
  'factorOn',
  'factorOff',
  'factorFailed',
  'factorPaymentChanged',
  'recoveryUsed',
  'recoveryRenewed',
  'deviceTrusted',
  'dataExported',
  'accountClosed',
  'programAllowed',
  'operatorLooked',
  'personChanged',
  'approvalRuleChanged',
  'orderConsentChanged',
  'goodsRuleChanged',
] as const;

/** An action on behalf of an account. No foreign key to the buyer, so that deleting one preserves the log. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: id(),
    buyerId: reference('buyer_id').notNull(),
    kind: oneOf('kind', securityEventKinds).notNull(),
    /** The subject, in words for the buyer; never a secret. */
    detail: text('detail').notNull().default(''),
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('security_event_buyer').on(table.buyerId, table.id),
    index('security_event_created').on(table.createdAt),
    checkOneOf('security_event_kind', table.kind, securityEventKinds),
  ],
);
