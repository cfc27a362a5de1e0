import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A choice lists its options; values that are not data have no field. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      if (type?.name === 'enum')
        return [name, { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } }];
      const isData = initialArgs[name] !== undefined || ['string', 'number', 'boolean'].includes(String(type?.name));
      return [name, isData ? argType : { ...argType, control: false as const }];
    }),
  );
// After Storybook has found the choices.
readableArgTypes.secondPass = true;
