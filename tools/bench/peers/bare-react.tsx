// The peer of server rendering: React's own renderer with the home page's tree and its data in memory. It has no router,
// no loaders, no head, and no data for the browser.
import { createServer } from 'node:http';
import { createApiClient, unwrap } from '@tiffin/api';
import { formatPhoneNumber, openStatus } from '@tiffin/domain';
import {
  AppShell,
  DietaryLegend,
  HomePage,
  type LinkComponentProps,
  LinkProvider,
  ModalStackProvider,
  OutdatedNotice,
  SiteFooter,
  ToastProvider,
} from '@tiffin/ui';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const { BACKEND_URL = '', FOUNDATION_ID = '', CLOCK_START = '', PORT = '0' } = process.env;

const client = createApiClient({ baseUrl: BACKEND_URL, foundationId: FOUNDATION_ID });
const restaurant = unwrap(await client.getRestaurantByDomain('localhost'));
const settings = unwrap(await client.getSettings(restaurant.id));
const menu = unwrap(await client.getMenuOverview(restaurant.id));
const { docs: offers } = unwrap(
  await client.scopedTo({ restaurantId: restaurant.id }).listPublicPromoCodes(),
);
const now = new Date(CLOCK_START);

const Anchor = ({ href, ...rest }: LinkComponentProps) => <a {...rest} href={href} />;

function Page() {
  return (
    <html lang="en-GB">
      <body>
        <OutdatedNotice />
        <LinkProvider component={Anchor}>
          <ToastProvider>
            <ModalStackProvider>
              <AppShell
                restaurantName={settings.name}
                logoUrl={settings.logoUrl}
                current="home"
                isSignedIn={undefined}
                isSidebarOpen
                onSidebarToggle={() => {}}
                onLogOut={() => {}}
                footer={
                  <SiteFooter
                    allergyPhone={formatPhoneNumber(settings.contact.allergyPhone)}
                    contact={{ ...settings.contact, phone: formatPhoneNumber(settings.contact.phone) }}
                    legal={settings.legal}
                    legend={<DietaryLegend />}
                  />
                }
                reservesCart
              >
                <HomePage
                  restaurant={{
                    ...restaurant,
                    name: settings.name,
                    tagline: settings.tagline,
                    locality: settings.locality,
                  }}
                  terms={{
                    delivery: settings.deliveryTerms,
                    collection: settings.collectionTerms,
                    serviceFee: settings.serviceFee,
                    minimumOrder: settings.minimumOrder,
                  }}
                  mode="delivery"
                  onModeChange={() => {}}
                  openStatus={openStatus(restaurant, now)}
                  offers={offers}
                  menu={menu}
                  categoryHref={({ id }) => `/category/${id}`}
                  dishHref={({ id }) => `/?dish=${id}`}
                  cartQuantities={{}}
                  onAdd={() => {}}
                  loginHref="/auth/login"
                  isSessionKnown={false}
                />
              </AppShell>
            </ModalStackProvider>
          </ToastProvider>
        </LinkProvider>
      </body>
    </html>
  );
}

createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (url === '/string') {
    response.end(renderToString(<Page />));
    return;
  }
  const { pipe } = renderToPipeableStream(<Page />, { onShellReady: () => pipe(response) });
}).listen(Number(PORT), '127.0.0.1');
