import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { pageStrings } from '../pages.strings.ts';

/** Props of {@link NotFoundPage}. */
export interface NotFoundPageProps {
  /** A page of a known restaurant, or a hostname that no restaurant has. @default 'page' */
  kind?: 'page' | 'restaurant' | undefined;
  /** The address of the home page; not used for an unknown restaurant, which has none. @default '/' */
  homeHref?: PageHref | undefined;
  /** Where that leads, in words. @default 'Back to the menu' */
  homeLabel?: string | undefined;
}

/** Says that there is nothing at this address; it never shows another restaurant instead. */
export const NotFoundPage = ({
  kind = 'page',
  homeHref = '/',
  homeLabel = pageStrings.notFound.home,
}: NotFoundPageProps) => {
  const { title, subtitle, text } = pageStrings.notFound[kind];
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        icon="search"
        title={subtitle}
        text={text}
        action={kind === 'page' ? <ButtonLink href={homeHref}>{homeLabel}</ButtonLink> : undefined}
      />
    </>
  );
};
