import { type ComponentType, isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { defaultIn, wordsOf } from './prop-words.ts';
import type { Field } from './types-of-parts.ts';

/** Set in `vite.config.ts`: the fields of the library's types. */
declare const TYPES_OF_PARTS: Record<string, readonly Field[]>;

type Documented = ComponentType & { __docgenInfo?: { displayName?: string }; type?: { name?: string } };

/** A build shortens the names of functions, but not what was read from the source. A memo has the part within. */
export const partName = (component: Documented | undefined) =>
  component?.__docgenInfo?.displayName ?? (component?.name || component?.type?.name);

/** The types with fields that a part's props consist of, those of its props first. */
export function typesWithin(part: string): (readonly [name: string, fields: readonly Field[]])[] {
  const found = new Map<string, readonly Field[]>();
  const add = (fields: readonly Field[] = []) => {
    const names = fields.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []);
    const added = names.filter((name) => TYPES_OF_PARTS[name] && !name.endsWith('Props') && !found.has(name));
    for (const name of added) found.set(name, TYPES_OF_PARTS[name] ?? []);
    for (const name of added) add(TYPES_OF_PARTS[name]);
  };
  add(TYPES_OF_PARTS[`${part}Props`]);
  return [...found];
}

/** Types as the source writes them, with every prop of a union. Values that nobody types in have no field. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = `${partName(component as Documented)}Props`;
  const documented = (TYPES_OF_PARTS[props] ?? []).map((field) => {
    const { name, type, isOptional, about } = field;
    const { table, type: known, control, ...rest } = argTypes[name] ?? {};
    const fallback = defaultIn(about);
    return [
      name,
      {
        ...rest,
        name,
        description: wordsOf(props, field),
        type: { ...(known ?? { name: 'other', value: type }), required: !isOptional },
        table: {
          ...table,
          defaultValue: table?.defaultValue ?? (fallback ? { summary: fallback } : undefined),
          type: { summary: type },
        },
        ...controlFor(type, initialArgs[name], control),
      },
    ];
  });
  return { ...argTypes, ...Object.fromEntries(documented) };
};
// After Storybook has found the choices.
readableArgTypes.secondPass = true;

const typedControls: Record<string, 'text' | 'number' | 'boolean'> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  ReactNode: 'text',
};

function controlFor(type: string, value: unknown, known: InputType['control']): Pick<InputType, 'control' | 'options'> {
  if (hasElement(value) || hasSource(value)) return { control: false };
  if (type === 'ReactNode' && typeof value !== 'string') return { control: false };
  const typed = typedControls[type];
  if (typed) return { control: { type: typed } };
  const words = /^('[^']*'|false)( \| ('[^']*'|false))*$/.test(type) && type.split(' | ');
  if (words) {
    const options = words.map((word) => (word === 'false' ? false : word.slice(1, -1)));
    return { control: { type: words.length < 5 ? 'radio' : 'select' }, options };
  }
  if (value === undefined) return { control: false };
  return known === undefined ? {} : { control: known };
}

/** Source text of a function or a drawing, up to 4,000 px high where a field shows it; deeper parts are folded. */
const hasSource = (value: unknown): boolean =>
  [value, ...Object.values(value ?? {})].some((part) => typeof part === 'function' || String(part).startsWith('data:'));

/** An element's fields are React's own. */
const hasElement = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isValidElement(value) || Object.values(value).some((part) => hasElement(part)));
