import { errorCodes, type Operation, type OperationId } from './contract/index.ts';

/** The kinds of failure. */
export type ErrorKind =
  | 'signedOut'
  | 'invalid'
  | 'contractUnsigned'
  | 'unverified'
  | 'busy'
  | 'refused'
  | 'timeout'
  | 'cancelled'
  | 'offline'
  | 'unreadable';

/** The shop's reaction to an error; `text` is its message. */
export type Reaction =
  | { do: 'nothing' }
  | { do: 'login' }
  | { do: 'toast'; tone: 'warning' | 'error'; text: string }
  | { do: 'toast-then-contract'; text: string }
  | { do: 'alert'; text: string }
  | { do: 'refresh-dialog'; text: string };

/** The classifier's findings about a failed call. */
export interface Failure {
  kind: ErrorKind;
  /** The server's message; empty if there was none. */
  message: string;
  /** First message of the first invalid field. */
  fieldMessage: string | undefined;
}

interface Entry {
  /** The rule of the error catalogue. */
  rule: `E${number}`;
  react: (failure: Failure) => Reaction;
}

const BUSY = '系统繁忙，请稍候再试';
const busyToast: Reaction = { do: 'toast', tone: 'error', text: BUSY };

/** The complete error catalogue: the reaction and words of each kind. */
export const errorCatalogue: Record<ErrorKind, Entry> = {
  signedOut: { rule: 'E2', react: () => ({ do: 'login' }) },
  invalid: { rule: 'E3', react: ({ fieldMessage, message }) => toast(fieldMessage || message || '请检查填写的内容') },
  contractUnsigned: {
    rule: 'E4',
    react: ({ message }) => ({ do: 'toast-then-contract', text: message || '请先签署电子合同' }),
  },
  /** The caller asks for the password or the code of the second factor, then repeats the call. */
  unverified: { rule: 'E6', react: () => ({ do: 'nothing' }) },
  busy: { rule: 'E5', react: () => busyToast },
  refused: { rule: 'E6', react: ({ message }) => ({ do: 'alert', text: message || BUSY }) },
  timeout: { rule: 'E7', react: () => ({ do: 'refresh-dialog', text: '请求超时，请刷新页面' }) },
  cancelled: { rule: 'E8', react: () => ({ do: 'nothing' }) },
  offline: { rule: 'E9', react: () => ({ do: 'toast', tone: 'error', text: '网络异常，请检查网络连接' }) },
  unreadable: { rule: 'E10', react: () => busyToast },
};

/** The page works without these (E11); receipts are sent again. */
const silentCalls: ReadonlySet<Operation['id']> = new Set<OperationId>([
  'addReceipts',
  'getCommonFocus',
  'getLoginFocus',
  'getRunningDraw',
  'getSavedLines',
  'getTopAd',
  'listHotSearches',
  'listNewcomerGoods',
  'suggestGoods',
  'suggestToOrder',
  'tapActivity',
]);

/** Refused adds to the cart are reported in a toast, not an alert (E13). */
const toastCalls: ReadonlySet<Operation['id']> = new Set<OperationId>([
  'addCartLines',
  'quickAddGoods',
  'restoreSavedLines',
]);

/** The reaction to a failure of this call. */
export function reactionTo(failure: Failure, operation: Pick<Operation, 'id'>): Reaction {
  if (silentCalls.has(operation.id)) return { do: 'nothing' };
  if (failure.kind === 'refused' && toastCalls.has(operation.id)) return toast(failure.message || BUSY);
  return errorCatalogue[failure.kind].react(failure);
}

/** Whether a code means success: 10000, 200 and 201 do (E1). */
export function isSuccessCode(code: number): boolean {
  return code === 200 || code === 201 || code === 10000;
}

/**
 * The kind of a failed answer by the code in its body (undefined without an envelope) and its HTTP status; either may
 * decide.
 */
export function kindOfAnswer(code: number | undefined, status: number): ErrorKind {
  const codes = [code, status];
  if (code === undefined && status === 422) return 'unreadable';
  for (const each of codes) {
    if (each === errorCodes.signedOut.code || each === errorCodes.signedOut.status) return 'signedOut';
    if (each === errorCodes.identityRequired.code || each === errorCodes.factorRequired.code) return 'unverified';
    if (each === errorCodes.contractUnsigned.code) return 'contractUnsigned';
    if (each === errorCodes.invalid.code) return 'invalid';
    if (each !== undefined && each >= 500 && each <= 599) return 'busy';
  }
  return code === undefined ? 'unreadable' : 'refused';
}

function toast(text: string): Reaction {
  return { do: 'toast', tone: 'warning', text };
}
