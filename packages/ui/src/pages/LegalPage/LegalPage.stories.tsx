import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { saffronContact, saffronIdentity, saffronLegal } from '../../private/fixtures/restaurants.ts';
import { browserStorage } from './browser-storage.ts';
import { LegalPage } from './LegalPage.tsx';

const meta = {
  component: LegalPage,
  args: {
    kind: 'privacy',
    restaurantName: saffronIdentity.name,
    legal: saffronLegal,
    contact: saffronContact,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for the privacy policy and the terms. The text is a UK template, filled with the restaurant's identity; a
restaurant should have it read by its own adviser.

**Not for** help pages.

**Do** give it the legal identity as registered. **Do not** link to it from anywhere but footer and sign-in: nobody
reads it on the way.

**Keyboard**: Tab goes to the form for data requests alone; every section is a heading that screen readers jump to.
`,
      },
    },
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The privacy policy. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await expect(canvas.getByText(/Saffron & Smoke Kitchens Ltd/)).toBeVisible();
    const rights = canvas.getByRole('region', { name: 'Your rights' });
    await expect(rights).toHaveTextContent('hello@saffronandsmoke.example');
    await expect(within(rights).getByRole('link', { name: 'Ask about your data' })).toHaveAttribute(
      'href',
      '/data-request',
    );
    const stored = within(canvas.getByRole('region', { name: 'What we store in your browser' }));
    await expect(stored.getAllByRole('listitem')).toHaveLength(browserStorage.length);
    await expect(stored.getByText(/^orderNote/)).toHaveTextContent('your note to the kitchen');
  },
};

/** The terms. */
export const Terms: Story = {
  args: { kind: 'terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Allergies' })).toHaveTextContent('0113 496 0142');
  },
};

/** A trader without a VAT number. */
export const WithoutVat: Story = {
  args: { legal: { ...saffronLegal, vatNumber: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/VAT number/)).not.toBeInTheDocument();
  },
};
