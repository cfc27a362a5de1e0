import type { RouteName, routes } from './routes.ts';

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : Path;

type RequiredName<Segment> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never;
type OptionalName<Segment> = Segment extends `:${infer Name}?` ? Name : never;

/** The parameters in a path, as read from an address: `/news/:id/:type?` gives `{id: string; type?: string}`. */
export type PathParams<Path extends string> = {
  readonly [Name in RequiredName<Segments<Path>>]: string;
} & { readonly [Name in OptionalName<Segments<Path>>]?: string };

/** The parameters of a route, as read from an address. */
export type RouteParams<Name extends RouteName> = PathParams<(typeof routes)[Name]['path']>;

/** The parameters of a route for `href`, which also accepts numbers. */
export type HrefParams<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? Readonly<Record<string, never>>
  : { readonly [Key in keyof RouteParams<Name>]: RouteParams<Name>[Key] | number };
