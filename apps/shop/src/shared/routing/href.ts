import { type HrefArguments, href as hrefOf } from '@yaoji/routes';
import type { BuiltRoute } from './built-routes.ts';

/** The address of a page that exists; a route without one does not compile. */
export const href: <Name extends BuiltRoute>(name: Name, ...rest: HrefArguments<Name>) => string = hrefOf;
