import { AppPromoPage } from '@tiffin/ui';

/** Leads from a computer to the app on a phone. */
export function GetTheApp() {
  return (
    <AppPromoPage
      restaurantName="Saffron & Smoke"
      iosHref="https://apps.apple.com/gb/app/id1234567890"
      androidHref={null}
      codeSrc="/app-code.svg"
      homeHref="/"
    />
  );
}
