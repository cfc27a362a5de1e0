import { errorCodes } from '@yaoji/api-client/contract';
import { type RefusalCode, type RefusalKind, refusals } from './refusals.ts';

type Extra = {
  data?: unknown;
  /** Fields in bracket form, as sent, with their errors. */
  errors?: Record<string, string[]>;
  /** Set if a retry may help; sent as the Retry-After header. */
  retryAfterSeconds?: number;
  /** Commits the transaction's writes anyway, such as a message about the refusal. */
  keepsWrites?: boolean;
};

type Facts<Code extends RefusalCode> = (typeof refusals)[Code][1] extends (facts: infer Asked) => string
  ? [facts: Asked & Extra]
  : [facts?: Extra];

/** An expected failure; `refusals` has its kind and message. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override name = 'Refusal';
  readonly code: Code;
  readonly kind: RefusalKind;
  readonly facts: Extra;

  constructor(code: Code, ...[facts = {}]: Facts<Code>) {
    const [kind, words] = refusals[code];
    super(typeof words === 'string' ? words : (words as (facts: Extra) => string)(facts)); // The cast: a code's words take its facts.
    this.code = code;
    this.kind = kind;
    this.facts = facts;
  }

  get status() {
    return errorCodes[this.kind].status;
  }

  get envelope() {
    const { data = null, errors } = this.facts;
    return { code: errorCodes[this.kind].code, message: this.message, data, ...(errors && { errors }) };
  }

  /** The problem object of RFC 9457. */
  get problem() {
    const { status, kind, message } = this;
    const { errors } = this.facts;
    return { type: 'about:blank', title: message, status, code: kind, ...(errors && { errors }) };
  }
}

/** A code whose message needs no facts. */
export type PlainCode = {
  [Code in RefusalCode]: (typeof refusals)[Code][1] extends string ? Code : never;
}[RefusalCode];

/** Returns the value, or throws a refusal if it is missing. */
export const required = <Found extends object>(found: Found | null | undefined, code: PlainCode): Found => {
  if (!found) throw new Refusal(code);
  return found;
};

/** Refuses fields in bracket form, as sent, with their errors. */
export const invalid = (errors: Record<string, string | string[]>) =>
  new Refusal('invalid', {
    errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text].flat()])),
  });

/** Refuses a file by its size; `hint`: what to do instead. */
export const tooLarge = (field: string, mostBytes: number, hint = '') =>
  invalid({ [field]: `文件不能超过${Math.floor(mostBytes / 1024 / 1024)}MB${hint}` });

/** Throws if any field has a problem. */
export const requireValid = (problems: Record<string, string | string[]>) => {
  if (Object.keys(problems).length > 0) throw invalid(problems);
};
