import { createContext, use } from 'react';

type Field = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

export const FieldContext = createContext<Field | null>(null);

/** Attributes that connect a control to the surrounding `FormField`; empty without one. */
export function useFieldAttributes(own: { id?: string | undefined; invalid?: boolean | undefined }) {
  const field = use(FieldContext);
  const id = own.id ?? field?.id;
  const invalid = own.invalid ?? field?.invalid ?? false;
  return {
    ...(id ? { id } : {}),
    ...(field?.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(invalid ? { 'aria-invalid': true } : {}),
    ...(field?.required ? { 'aria-required': true } : {}),
  };
}
