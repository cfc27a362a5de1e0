import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { dark, fontFamily, normal } from '@yaoji/ui/documented';
import { type ComponentProps, Suspense, useLayoutEffect, useState } from 'react';
import '@yaoji/ui/reset.css';
import { create, type ThemeVars, themes } from 'storybook/theming';
import { type Globals, initialGlobals, storyAddress, surround } from '../../.storybook/surroundings.ts';

const pageTheme = (base: 'light' | 'dark', theme: typeof normal): ThemeVars =>
  create(
    {
      base,
      colorSecondary: theme.brand,
      appContentBg: theme.surface,
      textColor: theme.ink,
      fontBase: fontFamily,
    },
    { ...themes[base] },
  );
const pageThemes = { light: pageTheme('light', normal), dark: pageTheme('dark', dark) };

type Store = { userGlobals: { get(): Partial<Globals> } };

/** A page of documentation in the theme, zone and density of the toolbar. */
export default function Surrounded({ context, children }: ComponentProps<typeof DocsContainer>) {
  // A page without stories gets the toolbar's settings only from here.
  const { store } = context as DocsContainerProps['context'] & { store: Store };
  const [globals, setGlobals] = useState<Globals>({ ...initialGlobals, ...store.userGlobals.get() });
  useLayoutEffect(() => surround(document.documentElement, globals), [globals]);
  useLayoutEffect(() => {
    const update = (event: { globals: Globals }) => setGlobals({ ...initialGlobals, ...event.globals });
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  const address = storyAddress(globals);
  Object.assign(globalThis, { PREVIEW_URL: address });
  return (
    <DocsContainer context={context} theme={pageThemes[globals.theme as keyof typeof pageThemes]}>
      <Suspense key={address}>{children}</Suspense>
    </DocsContainer>
  );
}
