import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  [data: `data-${string}`]: string | undefined;
};

const LinkContext = createContext<ElementType<AnchorProps>>('a');

export type LinkProviderProps = {
  /** Renders every link of the library from the props of an `<a>`. Default `'a'`. */
  component: ElementType<AnchorProps>;
  children: ReactNode;
};

/**
 * Sets the app's link component: `<LinkProvider component={({ href, ...rest }) => <RouterLink to={href} {...rest}
 * />}>`.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The app's link component, unstyled, for the library's parts. */
export function Anchor(props: AnchorProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
