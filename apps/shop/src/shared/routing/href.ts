import { type HrefArguments, href as hrefOf, type PageRoute } from '@yaoji/routes';

type Href = <Name extends PageRoute>(name: Name, ...rest: HrefArguments<Name>) => string;

/** The address of a page that exists; a route without one does not compile. The cast: of fewer names, with less to say in errors. */
export const href = hrefOf as Href;
