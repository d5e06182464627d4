import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink, EmptyState, PageHead } from '@tiffin/ui';
import { appPromoStrings as strings } from '../features/restaurant/app-promo.strings.ts';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/app-promo')({
  head: ({ matches }) => pageHead(strings.title, matches),
  component: AppPromo,
});

function AppPromo() {
  const { name, appLinks } = useRestaurant().settings;
  const hasApp = appLinks.ios !== null || appLinks.android !== null;
  return (
    <>
      <PageHead title={strings.title} />
      <EmptyState
        icon="phone"
        title={hasApp ? strings.hasApp(name) : strings.noApp}
        text={hasApp ? strings.hasAppText : strings.noAppText}
        action={
          hasApp ? (
            <>
              <img src="/app-promo.svg" width={176} height={176} alt={strings.code} />
              {appLinks.ios !== null && <ButtonLink href={appLinks.ios}>{strings.ios}</ButtonLink>}
              {appLinks.android !== null && (
                <ButtonLink href={appLinks.android} variant="secondary">
                  {strings.android}
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink href="/">{strings.home}</ButtonLink>
          )
        }
      />
    </>
  );
}
