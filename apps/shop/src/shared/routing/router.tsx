import { type ReactNode, useMemo } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type NavigationType,
  type Navigator,
} from 'react-router';

type RouterProps = { location: Location; action: NavigationType; navigator: Navigator; children: ReactNode };

/**
 * Tells react-router's hooks where we are. Its own `Router` stands in one module with its routes, 5 KiB that nothing here
 * needs.
 */
export function Router({ location, action, navigator, children }: RouterProps) {
  const navigation = useMemo(
    () => ({ basename: '/', navigator, static: false, useTransitions: undefined, future: {} }),
    [navigator],
  );
  const here = useMemo(() => ({ location, navigationType: action }), [location, action]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={here}>{children}</LocationContext>
    </NavigationContext>
  );
}
