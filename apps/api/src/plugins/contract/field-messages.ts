import { fieldTitles } from '@yaoji/api-client/contract';
import type { ErrorObject } from 'ajv';

/** Maps fields in bracket form to their errors, in words of the contract's titles. */
export const fieldMessages = (errors: readonly ErrorObject[]): Record<string, string[]> => {
  const messages = new Map<string, Set<string>>();
  for (const error of errors) {
    const field = fieldOf(error);
    const text = sentence(error);
    if (text !== null) messages.set(field, (messages.get(field) ?? new Set()).add(text));
  }
  return Object.fromEntries(Array.from(messages, ([field, texts]) => [field, [...texts]]));
};

const fieldOf = ({ instancePath, keyword, params }: ErrorObject) => {
  const steps = instancePath.split('/').slice(1).map(unescaped);
  if (keyword === 'required') steps.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') steps.push(String(params.additionalProperty));
  const [first = '', ...rest] = steps;
  return first + rest.map((step) => `[${step}]`).join('');
};

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

const sentence = (error: ErrorObject): string | null => {
  const { keyword, params } = error;
  const title = titleOf(error);
  switch (keyword) {
    case 'required':
      return `请填写${title}`;
    case 'minLength':
      return error.data === '' ? `请填写${title}` : `${title}至少${params.limit}个字`;
    case 'maxLength':
      return `${title}最多${params.limit}个字`;
    case 'minItems':
      return `请选择${title}`;
    case 'maxItems':
      return `${title}最多${params.limit}项`;
    case 'minimum':
      return `${title}不能小于${params.limit}`;
    case 'maximum':
      return `${title}不能大于${params.limit}`;
    case 'additionalProperties':
      return `没有${String(params.additionalProperty)}这个参数`;
    // These only say that one of their parts failed, which has its own error.
    case 'if':
    case 'anyOf':
    case 'oneOf':
      return null;
    default:
      return `${title}格式不正确`;
  }
};

/** The field's title in the contract, or in its table of titles. */
const titleOf = ({ keyword, params, parentSchema, instancePath }: ErrorObject) => {
  const properties = parentSchema?.properties as Record<string, { title?: string }> | undefined;
  const steps = instancePath.split('/').filter((step) => !/^\d*$/.test(step));
  const name = keyword === 'required' ? String(params.missingProperty) : unescaped(steps.at(-1) ?? '');
  const title = keyword === 'required' ? properties?.[name]?.title : (parentSchema?.title as string | undefined);
  return title ?? (Object.hasOwn(fieldTitles, name) ? fieldTitles[name] : undefined) ?? '填写的内容';
};
