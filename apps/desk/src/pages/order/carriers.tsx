import { carriers } from '@yaoji/domain';

/** Suggestions for inputs with `list="carriers"`. */
export const Carriers = () => (
  <datalist id="carriers">
    {carriers.map((carrier) => (
      <option key={carrier} value={carrier} />
    ))}
  </datalist>
);
