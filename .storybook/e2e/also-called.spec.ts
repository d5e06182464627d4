import { expect, test } from 'playwright/test';

/** What a designer may type, and the page that it should lead to. */
const everydayWords: Readonly<Record<string, string>> = {
  typography: 'Type',
  font: 'Type',
  heading: 'Type',
  spacing: 'Space',
  padding: 'Space',
  palette: 'Colour',
  contrast: 'Colour',
  color: 'Colour',
  theme: 'Design tokens',
  tokens: 'Design tokens',
  variables: 'Design tokens',
  rounded: 'Radii',
  shadow: 'Elevation',
  animation: 'Motion',
  transition: 'Motion',
  symbols: 'Icons',
  SVG: 'Icons',
  responsive: 'Breakpoints',
  'dark mode': 'Design tokens',
  'tone of voice': 'Writing style',
  photo: 'Image',
  picture: 'Image',
  vegan: 'DietaryMarks',
  halal: 'DietaryMarks',
  allergy: 'AllergenList',
  ingredients: 'AllergenList',
  progress: 'OrderRoad',
  timeline: 'OrderRoad',
  tracking: 'OrderRoad',
  timer: 'CountdownRing',
  tabs: 'CategoryChips',
  filter: 'CategoryChips',
  map: 'AddressForm',
  location: 'AddressForm',
  basket: 'CartPanel',
  trolley: 'CartPanel',
  popup: 'Modal',
  drawer: 'Modal',
  overlay: 'Modal',
  snackbar: 'Toast',
  notification: 'Toast',
  callout: 'Banner',
  validation: 'ErrorSummary',
  input: 'TextField',
  dropdown: 'Select',
  picker: 'Select',
  segmented: 'ToggleGroup',
  switch: 'ToggleGroup',
  quantity: 'Stepper',
  consent: 'Checkbox',
  loader: 'Spinner',
  placeholder: 'Skeleton',
  shimmer: 'Skeleton',
  hint: 'Tooltip',
  pill: 'Badge',
  product: 'DishCard',
  food: 'DishCard',
  voucher: 'PromoCodeField',
  coupon: 'PromoCodeField',
  invoice: 'OrderReceipt',
  bill: 'OrderReceipt',
  hero: 'Masthead',
  logo: 'Masthead',
  hamburger: 'Sidebar',
  footer: 'SiteFooter',
  login: 'GoogleSignInPanel',
  'opening times': 'OpenStatusBadge',
  'no results': 'EmptyState',
};

test('everyday words lead to what they are called here', async ({ page }) => {
  await page.goto('/');
  const search = page.locator('#storybook-explorer-searchfield');
  for (const [word, name] of Object.entries(everydayWords)) {
    await test.step(word, async () => {
      await search.fill(word);
      // Not only somewhere in the list: a designer reads the first few.
      const results = page.getByRole('option').filter({ hasText: /\w/ });
      await expect
        .poll(async () => (await results.allInnerTexts()).slice(0, 8).join('\n'), { message: word })
        .toContain(`${name}: `);
    });
  }
  await search.fill('basket');
  await page.getByRole('option', { name: /^CartPanel: basket/ }).click();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('link', { name: 'CartPanel' }).click();
  await expect(preview.getByRole('heading', { name: 'CartPanel', level: 1 })).toBeVisible();
});
