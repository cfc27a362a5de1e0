import type { ComponentType } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
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

/** Types as the source writes them, with every prop of a union. Values that are not data have no field. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const fields = TYPES_OF_PARTS[`${partName(component as Documented)}Props`] ?? [];
  const documented = Object.fromEntries(
    fields.map((field) => {
      const { name, type, isOptional, about } = field;
      const fallback = defaultIn(about);
      const { table, type: known } = argTypes[name] ?? {};
      const isData = initialArgs[name] !== undefined || /^(string|number|boolean|'.*|\d.*)$/.test(type);
      return [
        name,
        {
          ...argTypes[name],
          name,
          description: wordsOf(field),
          type: { ...(known ?? { name: 'other', value: type }), required: !isOptional },
          table: { ...(fallback && { defaultValue: { summary: fallback } }), ...table, type: { summary: type } },
          ...(isData ? {} : { control: false as const }),
        },
      ];
    }),
  );
  return { ...argTypes, ...documented };
};
// After Storybook has found the choices.
readableArgTypes.secondPass = true;
