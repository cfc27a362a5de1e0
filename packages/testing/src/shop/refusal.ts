import { errorCodes } from '@yaoji/api-client/contract';

/** Name of an error of the contract, such as `linesRefused`. */
export type ErrorName = keyof typeof errorCodes;

/** Thrown by an operation: the answer is this error. */
export class Refusal extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  readonly errors: Record<string, string[]> | undefined;

  constructor(
    name: ErrorName,
    message: string,
    { data = null, errors }: Pick<Partial<Refusal>, 'data' | 'errors'> = {},
  ) {
    super(message);
    this.code = errorCodes[name].code;
    this.status = errorCodes[name].status;
    this.data = data;
    this.errors = errors;
  }
}
