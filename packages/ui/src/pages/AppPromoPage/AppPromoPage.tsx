import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './AppPromoPage.css.ts';
import { appPromoStrings as strings } from './app-promo.strings.ts';

/** Props of {@link AppPromoPage}. */
export interface AppPromoPageProps {
  /** The restaurant's name. */
  restaurantName: string;
  /** The app in Apple's store; null without one. */
  iosHref: string | null;
  /** The app in Google's store; null without one. */
  androidHref: string | null;
  /** The picture of the code that brings a phone to this page. */
  codeSrc: string;
  /** The address of the home page. */
  homeHref: PageHref;
}

/** Leads to the restaurant's app in its stores, by link and by code, or says that there is none. */
export const AppPromoPage = ({
  restaurantName,
  iosHref,
  androidHref,
  codeSrc,
  homeHref,
}: AppPromoPageProps) => {
  const hasApp = iosHref !== null || androidHref !== null;
  return (
    <>
      <PageHead title={strings.title} />
      <EmptyState
        icon="phone"
        title={hasApp ? strings.hasApp(restaurantName) : strings.noApp}
        text={hasApp ? strings.hasAppText : strings.noAppText}
        action={
          hasApp ? (
            <>
              <img src={codeSrc} width={176} height={176} alt={strings.code} className={styles.code} />
              {iosHref !== null && <ButtonLink href={iosHref}>{strings.ios}</ButtonLink>}
              {androidHref !== null && (
                <ButtonLink href={androidHref} variant="secondary">
                  {strings.android}
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink href={homeHref}>{strings.home}</ButtonLink>
          )
        }
      />
    </>
  );
};
