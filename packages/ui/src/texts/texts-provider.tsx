import { createContext, type ReactNode, use, useMemo } from 'react';
import type { english } from './english.ts';

type AllTexts = typeof english;

/** Replacements for the default words, by part. Words left out keep their default. */
export type Texts = { readonly [Part in keyof AllTexts]?: Partial<AllTexts[Part]> };

const TextsContext = createContext<Texts>({});

export type TextsProviderProps = {
  /** Words by part, e.g. `{ pagination: { previous: 'Previous' } }`. Keep the object stable. */
  texts: Texts;
  children: ReactNode;
};

/** Replaces default words of the parts inside. Nested providers add to each other; a part's props win over both. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  const outer = use(TextsContext);
  const value = useMemo(() => merge(outer, texts), [outer, texts]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

function merge(outer: Texts, inner: Texts): Texts {
  const known: Readonly<Record<string, object | undefined>> = outer;
  const parts = Object.entries(inner).map(([part, words]) => [part, { ...known[part], ...words }]);
  return { ...outer, ...Object.fromEntries(parts) };
}

/** The words of a part. Defaults are in the part's module, so an app loads only words it uses. */
export function useTexts<Part extends keyof AllTexts>(part: Part, defaults: AllTexts[Part]): AllTexts[Part] {
  const own = use(TextsContext)[part];
  return useMemo(() => (own ? { ...defaults, ...own } : defaults), [own, defaults]);
}
