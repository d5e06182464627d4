import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

type NativeProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'>;

/** What a link component of the app's router has to take. */
export interface LinkComponentProps extends NativeProps {
  /** The address: a path inside the site, another site, `tel:` or `mailto:`. */
  href: string;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

const PlainLink = (props: LinkComponentProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);

export interface LinkProviderProps {
  /** The router's link, taking `href`: it moves between pages without reloading. */
  component: ComponentType<LinkComponentProps>;
  /** The app. */
  children: ReactNode;
}

/** Gives all links of the library the app's router link. Without it they are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** The link component in force: the router's, or a plain anchor. */
export const useLinkComponent = (): ComponentType<LinkComponentProps> => useContext(LinkContext);
