import { type HrefArguments, href as hrefOf, type PageRoute } from '@yaoji/routes';

/** The address of a page that exists; a route without one does not compile. */
export const href: <Name extends PageRoute>(name: Name, ...rest: HrefArguments<Name>) => string = hrefOf;
