import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { invalid } from '#errors/refusal.ts';
import { fieldMessages } from './field-messages.ts';
import { components, deskContract, erpContract, type Schema } from './openapi.ts';

/** Requests: converts texts to the contract's types, single values to lists, and fills in defaults. */
let requests: Ajv2020 | undefined;

/** Answers: validated without changes. */
let answers: Ajv2020 | undefined;

const create = (coerce: boolean) => {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: true,
    allErrors: true,
    verbose: true,
    ...(coerce ? { coerceTypes: 'array', useDefaults: true } : {}),
  });
  // The cast: its types describe the default export of a CommonJS module wrongly under this resolution.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addKeyword({ keyword: 'isFile', validate: (_: unknown, value: unknown) => value instanceof Blob });
  ajv.addSchema([components, deskContract.components, erpContract.components]);
  return ajv;
};

/** Validates a part of a request, changing it in place; compiled on first use, so that startup compiles nothing. */
export const requestCheck = (schema: Schema) => {
  let check: ValidateFunction | undefined;
  return (value: unknown) => {
    requests ??= create(true);
    check ??= requests.compile(schema);
    if (!check(value)) throw invalid(fieldMessages(check.errors ?? []));
  };
};

/** The same for JSON, whose values are already typed. */
export const jsonCheck = (schema: Schema) => {
  let check: ValidateFunction | undefined;
  return (value: unknown) => {
    answers ??= create(false);
    check ??= answers.compile(schema);
    if (!check(value)) throw invalid(fieldMessages(check.errors ?? []));
  };
};

/** Describes the errors of an answer, or null; only tests and development pay for it. */
export const answerCheck = (schema: Schema) => {
  let check: ValidateFunction | undefined;
  return (value: unknown): string | null => {
    answers ??= create(false);
    check ??= answers.compile(schema);
    if (check(value)) return null;
    return (check.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
      .join('; ');
  };
};
