import { errorCodes } from '@yaoji/api-client/contract';

export type RefusalKind = keyof typeof errorCodes;

type Extra = {
  data?: unknown;
  errors?: Record<string, string[]>;
  /** When trying again may help: the answer says so in its head. */
  retryAfterSeconds?: number;
};

/** An expected outcome that is no success: a kind of the contract's table with a sentence for the buyer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  readonly data: unknown;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: RefusalKind, message: string, extra: Extra = {}) {
    super(message);
    this.kind = kind;
    this.data = extra.data ?? null;
    this.errors = extra.errors;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }

  get status() {
    return errorCodes[this.kind].status;
  }

  get envelope() {
    const { code } = errorCodes[this.kind];
    return { code, message: this.message, data: this.data, ...(this.errors ? { errors: this.errors } : {}) };
  }

  /** As RFC 9457 has it. */
  get problem() {
    const { status, kind, message, errors } = this;
    return { type: 'about:blank', title: message, status, code: kind, ...(errors ? { errors } : {}) };
  }
}

export const notFound = (message = '内容不存在或已删除') => new Refusal('notFound', message);

/** Every refusal of this kind says when to try again. */
export const tooMany = (message: string, retryAfterSeconds: number) =>
  new Refusal('tooManyRequests', message, { retryAfterSeconds });

export const signedOut = () => new Refusal('signedOut', '请先登录');

/** Fields in bracket form, as they were sent, each with what is wrong with it. */
export const invalid = (errors: Record<string, string | string[]>) => {
  const lists = Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text].flat()]));
  return new Refusal('invalid', Object.values(lists)[0]?.[0] ?? '提交的内容有误', { errors: lists });
};
