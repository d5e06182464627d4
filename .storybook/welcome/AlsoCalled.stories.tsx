import type { Meta, StoryObj } from '@storybook/react-vite';
import { docsHref, docsPageOf } from '../finding/docs-pages.ts';
import * as styles from './Welcome.css.ts';

interface AlsoCalledProps {
  /** The pages to go to. */
  pages: readonly string[];
}

/** Storybook's search reads names: what others call a thing is a story's name here, and leads to its pages. */
const AlsoCalled = ({ pages }: AlsoCalledProps) => (
  <main className={styles.welcome}>
    <h1 className={styles.sectionName}>Here it is called</h1>
    <ul className={styles.list}>
      {pages.map((name) => {
        const page = docsPageOf(name);
        if (page === undefined) throw new Error(`There is no docs page "${name}". Name one of the sidebar.`);
        return (
          <li key={name}>
            <a href={docsHref(page)} target="_top">
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  </main>
);

const meta = {
  title: 'Also called',
  tags: ['!autodocs', 'any-scheme'],
  parameters: { layout: 'fullscreen' },
  component: AlsoCalled,
} satisfies Meta<typeof AlsoCalled>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is about to be ordered. */
export const Basket: Story = {
  name: 'Basket, bag, trolley',
  args: { pages: ['CartPanel', 'CartLine', 'ViewCartBar'] },
};

/** What covers the page. */
export const Popup: Story = {
  name: 'Popup, overlay, drawer, sheet',
  args: { pages: ['Modal', 'DishDialog', 'CheckoutDialog'] },
};

/** A message that goes by itself, or stays. */
export const Notification: Story = {
  name: 'Notification, snackbar, alert',
  args: { pages: ['Toast', 'Banner', 'ErrorSummary'] },
};

/** Where something is typed. */
export const Input: Story = {
  name: 'Input, text box',
  args: { pages: ['TextField', 'TextArea', 'Field'] },
};

/** One of several. */
export const Dropdown: Story = {
  name: 'Dropdown, picker, segmented control',
  args: { pages: ['Select', 'AddressPicker', 'ToggleGroup'] },
};

/** Something is on its way. */
export const Loader: Story = { name: 'Loader, placeholder', args: { pages: ['Spinner', 'Skeleton'] } };

/** A dish as customers see it. */
export const Product: Story = {
  name: 'Product, item, food',
  args: { pages: ['DishCard', 'LeadDish', 'DishDialog'] },
};

/** Money off. */
export const Voucher: Story = {
  name: 'Voucher, coupon, discount',
  args: { pages: ['PromoCodeField', 'OfferCard', 'OfferStrip'] },
};

/** When the restaurant takes orders. */
export const OpeningTimes: Story = {
  name: 'Opening times, hours, closed',
  args: { pages: ['OpenStatusBadge', 'OrderBar', 'ServicePanel'] },
};

/** What goes through the kitchen's printer, or to the customer. */
export const Receipt: Story = {
  name: 'Receipt, docket, bill, invoice',
  args: { pages: ['OrderReceipt', 'OrderTicket', 'PriceBreakdownList'] },
};

/** The restaurant's name over the menu. */
export const Header: Story = { name: 'Header, hero', args: { pages: ['Masthead', 'RestaurantName'] } };

/** The look of a restaurant. */
export const Theme: Story = {
  name: 'Theme, brand, dark mode, variables',
  args: { pages: ['Colour', 'Design tokens', 'Type'] },
};
