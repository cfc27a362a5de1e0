import { type HrefArguments, href as hrefOf, type PageRoute } from '@yaoji/routes';

type Href = <Name extends PageRoute>(name: Name, ...rest: HrefArguments<Name>) => string;

/** The address of an existing page; a route without one does not compile. The cast: fewer names make shorter errors. */
export const href = hrefOf as Href;
