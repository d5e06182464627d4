import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import appCode from '../../private/fixtures/app-code.svg';
import { saffronIdentity } from '../../private/fixtures/restaurants.ts';
import { AppPromoPage } from './AppPromoPage.tsx';

const meta = {
  component: AppPromoPage,
  args: {
    restaurantName: saffronIdentity.name,
    iosHref: 'https://apps.apple.com/app/id1',
    androidHref: 'https://play.google.com/store/apps/details?id=saffron',
    codeSrc: appCode,
    homeHref: '/',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for \`/app-promo\`.

**Not for** a banner over the menu: nobody is kept from ordering here.

**Do** show the code: people who read this on a computer have their phone beside them. **Do not** hide the page of a
restaurant without an app: old flyers lead here.

| Key | What it does |
|---|---|
| Tab | goes to each store |
| Enter | opens it |
`,
      },
    },
  },
} satisfies Meta<typeof AppPromoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both stores and the code. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Saffron & Smoke in your pocket' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: 'QR code that opens this page on your phone' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/app/id1',
    );
    await expect(canvas.getByRole('link', { name: 'Google Play' })).toBeVisible();
  },
};

/** On a phone the code would lead to the phone in the hand. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'App Store' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** One store only. */
export const OneStore: Story = {
  args: { iosHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'App Store' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Google Play' })).toBeVisible();
  },
};

/** No app: the page says so and leads to the menu. */
export const Empty: Story = {
  args: { iosHref: null, androidHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no app yet' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /code/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', '/');
  },
};
