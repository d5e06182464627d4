import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  args: {
    allergyPhone: '0113 496 0142',
    contact: {
      addressLine: '18 Call Lane',
      city: 'Leeds',
      postalCode: 'LS1 6DN',
      phone: '0113 496 0140',
      email: 'hello@saffron.example',
    },
    legal: {
      companyName: 'Saffron & Smoke Ltd',
      companyNumber: '01234567',
      vatNumber: 'GB 123 4567 89',
      registeredAddress: '18 Call Lane, Leeds LS1 6DN',
    },
    legend: <p>V Vegetarian, VE Vegan, GF Gluten free, N Contains nuts</p>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** at the foot of every page: UK law asks for the trader's identity and contact, and customers look here for
allergies and how to read the menu.

**Not for** news or offers: nobody looks for them here.

**Do** leave the legend out where no menu shows. **Do not** leave out the number to ring about allergies.

| Key | What it does |
|---|---|
| Tab | goes through phone numbers, e-mail address and legal pages |
| Enter | follows the link |
`,
      },
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The allergy number rings; the trader is named. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0113 496 0142' })).toHaveAttribute(
      'href',
      'tel:01134960142',
    );
    await expect(canvas.getByText(/company number 01234567/).closest('p')).toHaveTextContent(
      'VAT number GB 123 4567 89.',
    );
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
};

/** A trader who is not registered for VAT, on a page without a menu. */
export const WithoutVat: Story = {
  args: {
    legend: undefined,
    legal: {
      companyName: 'Forno Nonna Ltd',
      companyNumber: '07654321',
      vatNumber: null,
      registeredAddress: '40 Kirkgate, Leeds LS2 7DJ',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/VAT/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Reading the menu' })).not.toBeInTheDocument();
  },
};
