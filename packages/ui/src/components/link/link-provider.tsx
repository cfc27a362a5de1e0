import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Where it leads. */
  href: string;
  [data: `data-${string}`]: string | undefined;
};

const LinkContext = createContext<ElementType<AnchorProps>>('a');

export type LinkProviderProps = {
  /** What renders every link of the library: takes the props of an `<a>`. Default `'a'`. */
  component: ElementType<AnchorProps>;
  /** Whatever has links. */
  children: ReactNode;
};

/** Lets an app bring its router's link: `<LinkProvider component={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The bare link of the app, for the library's own parts. */
export function Anchor(props: AnchorProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
