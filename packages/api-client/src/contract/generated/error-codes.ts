// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export const errorCodes = {
  /** No session or an expired one; the shop goes to the login page. */
  signedOut: { code: 10001, status: 401 },
  /** The session may not do this, or the request came from a foreign origin. */
  forbidden: { code: 403, status: 403 },
  /** Not found, or it belongs to another buyer. */
  notFound: { code: 404, status: 404 },
  /** A field is wrong; `errors` names each field with its messages. */
  invalid: { code: 422, status: 422 },
  /** The e-contract must be signed first; the shop goes to /dzht. */
  contractUnsigned: { code: 459, status: 403 },
  /** Too many tries; the message says when to try again. */
  tooManyRequests: { code: 429, status: 429 },
  /** A captcha (C102) must be solved with this log-in. */
  captchaRequired: { code: 42801, status: 428 },
  /** The identity must be verified first (C230), by password or by a code to the phone; that holds for ten minutes. */
  identityRequired: { code: 42802, status: 428 },
  /** A code of the second factor must be verified first (C249), which holds for ten minutes; at a log-in `data.ticket` completes it (C252). */
  factorRequired: { code: 42803, status: 428 },
  /** Only at the desk: a second operator must approve this; `data.approval` is the id to hand in (D213). */
  approvalNeeded: { code: 42804, status: 428 },
  /** The total differs from `expected_total`; nothing was ordered and `data.checkout` holds the new figures. */
  priceChanged: { code: 40901, status: 409 },
  /** Some lines cannot be had; nothing was ordered and `data.lines` names each. */
  linesRefused: { code: 40902, status: 409 },
  /** The idempotency key was used for another request. */
  keyReused: { code: 40903, status: 409 },
  /** The state of the order, payment or request no longer allows this. */
  stateChanged: { code: 40904, status: 409 },
  /** The coupon is gone, claimed already, or does not fit. */
  couponUnavailable: { code: 40905, status: 409 },
  /** The cart already holds 500 lines. */
  cartFull: { code: 40906, status: 409 },
  /** The wallet's balance does not suffice. */
  balanceTooLow: { code: 40907, status: 409 },
  /** No payment password has been set yet. */
  payPasswordMissing: { code: 40908, status: 409 },
  /** Five wrong payment passwords; locked for an hour. */
  payPasswordLocked: { code: 42301, status: 423 },
  /** An unexpected failure; the details are in the server log only. */
  busy: { code: 500, status: 500 },
  /** The server is starting or stopping. */
  unavailable: { code: 503, status: 503 },
} as const;
