import type { Meta, StoryObj } from '@storybook/react-vite';
import { docsHref, docsPageOf } from '../finding/docs-pages.ts';
import * as styles from './Welcome.css.ts';

interface AlsoCalledProps {
  /** The pages to go to. */
  pages: readonly string[];
}

/** Storybook's search reads names: what others call a thing stands in a story's name behind ours, and leads to its page. */
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

/** How words are set. */
export const Type: Story = { name: 'Type: typography, font, text size, heading', args: { pages: ['Type'] } };

/** The room between things. */
export const Space: Story = { name: 'Space: spacing, gap, margin, padding', args: { pages: ['Space'] } };

/** The hues of a restaurant. */
export const Colour: Story = {
  name: 'Colour: color, palette, brand, contrast',
  args: { pages: ['Colour', 'Design tokens'] },
};

/** The look of a restaurant as values. */
export const DesignTokens: Story = {
  name: 'Design tokens: tokens, theme, dark mode, variables',
  args: { pages: ['Design tokens', 'Colour'] },
};

/** How round corners are. */
export const Radii: Story = { name: 'Radii: rounded corners, border radius', args: { pages: ['Radii'] } };

/** What lies over what. */
export const Elevation: Story = { name: 'Elevation: shadow, depth, z-index', args: { pages: ['Elevation'] } };

/** How things move. */
export const Motion: Story = { name: 'Motion: animation, transition, easing', args: { pages: ['Motion'] } };

/** The drawn signs. */
export const Icons: Story = {
  name: 'Icons: symbols, glyphs, pictograms, SVG',
  args: { pages: ['Icons', 'Icon'] },
};

/** Where the layout changes. */
export const Breakpoints: Story = {
  name: 'Breakpoints: responsive, screen size, media query, grid',
  args: { pages: ['Breakpoints'] },
};

/** How Tiffin writes. */
export const WritingStyle: Story = {
  name: 'Writing style: copy, tone of voice, wording, grammar',
  args: { pages: ['Writing style'] },
};

/** A dish to look at. */
export const Image: Story = {
  name: 'Image: photo, picture, thumbnail',
  args: { pages: ['Image', 'DishTile'] },
};

/** What a dish is free of. */
export const DietaryMarks: Story = {
  name: 'DietaryMarks: vegan, vegetarian, gluten free, halal, spicy',
  args: { pages: ['DietaryMarks', 'DietaryLegend'] },
};

/** What a dish contains. */
export const AllergenList: Story = {
  name: 'AllergenList: allergy, nuts, ingredients, intolerance',
  args: { pages: ['AllergenList', 'DishDialog'] },
};

/** How far an order has come. */
export const OrderRoad: Story = {
  name: 'OrderRoad: progress, timeline, tracker, tracking',
  args: { pages: ['OrderRoad', 'OrderStatusHeader', 'LiveUpdate'] },
};

/** Time that runs out. */
export const CountdownRing: Story = {
  name: 'CountdownRing: timer, countdown, clock',
  args: { pages: ['CountdownRing', 'AnswerRing'] },
};

/** The sections of a menu to jump to. */
export const CategoryChips: Story = {
  name: 'CategoryChips: tabs, filter, category bar',
  args: { pages: ['CategoryChips', 'Chip', 'Menu'] },
};

/** Where an order goes. */
export const AddressForm: Story = {
  name: 'AddressForm: map, location, where, zip code',
  args: { pages: ['AddressForm', 'AddressList', 'AddressPicker'] },
};

/** What is about to be ordered. */
export const CartPanel: Story = {
  name: 'CartPanel: basket, bag, trolley, shopping cart',
  args: { pages: ['CartPanel', 'CartLine', 'ViewCartBar'] },
};

/** What covers the page. */
export const Modal: Story = {
  name: 'Modal: popup, overlay, drawer, sheet, lightbox',
  args: { pages: ['Modal', 'DishDialog', 'CheckoutDialog'] },
};

/** A message that goes by itself. */
export const Toast: Story = {
  name: 'Toast: notification, snackbar, alert',
  args: { pages: ['Toast', 'Banner'] },
};

/** A message that stays. */
export const Banner: Story = {
  name: 'Banner: notice, callout, info box',
  args: { pages: ['Banner', 'ErrorSummary'] },
};

/** What a form has to say. */
export const ErrorSummary: Story = {
  name: 'ErrorSummary: validation, form errors, invalid',
  args: { pages: ['ErrorSummary', 'Field'] },
};

/** Where something is typed. */
export const TextField: Story = {
  name: 'TextField: input, text box, e-mail field',
  args: { pages: ['TextField', 'TextArea', 'Field'] },
};

/** One of many. */
export const Select: Story = {
  name: 'Select: dropdown, combo box, picker',
  args: { pages: ['Select', 'AddressPicker'] },
};

/** One of a few. */
export const ToggleGroup: Story = {
  name: 'ToggleGroup: segmented control, switch',
  args: { pages: ['ToggleGroup', 'OrderingModeToggle'] },
};

/** How many. */
export const Stepper: Story = {
  name: 'Stepper: quantity, counter, plus and minus, number input',
  args: { pages: ['Stepper', 'CartLine'] },
};

/** Yes or no. */
export const Checkbox: Story = {
  name: 'Checkbox: tick box, option, consent',
  args: { pages: ['Checkbox', 'RadioGroup'] },
};

/** One of several that explain themselves. */
export const RadioCards: Story = {
  name: 'RadioCards: choices, options, card select',
  args: { pages: ['RadioCards', 'RadioGroup'] },
};

/** Something is on its way. */
export const Spinner: Story = {
  name: 'Spinner: loader, busy, waiting',
  args: { pages: ['Spinner', 'Skeleton'] },
};

/** Room for what is on its way. */
export const Skeleton: Story = {
  name: 'Skeleton: placeholder, shimmer, loading state',
  args: { pages: ['Skeleton', 'MenuSkeleton'] },
};

/** Nothing is there. */
export const EmptyState: Story = {
  name: 'EmptyState: no results, blank slate, zero data',
  args: { pages: ['EmptyState'] },
};

/** A word on a sign. */
export const Tooltip: Story = { name: 'Tooltip: hint, hover text, help', args: { pages: ['Tooltip'] } };

/** A word or number beside something. */
export const Badge: Story = { name: 'Badge: label, tag, pill, count', args: { pages: ['Badge', 'Chip'] } };

/** A dish as customers see it. */
export const DishCard: Story = {
  name: 'DishCard: product, item, food, tile',
  args: { pages: ['DishCard', 'LeadDish', 'DishDialog'] },
};

/** Money off. */
export const PromoCodeField: Story = {
  name: 'PromoCodeField: voucher, coupon, discount code',
  args: { pages: ['PromoCodeField', 'OfferCard', 'OfferStrip'] },
};

/** When the restaurant takes orders. */
export const OpenStatusBadge: Story = {
  name: 'OpenStatusBadge: opening times, hours, closed',
  args: { pages: ['OpenStatusBadge', 'OrderBar', 'ServicePanel'] },
};

/** What was paid. */
export const OrderReceipt: Story = {
  name: 'OrderReceipt: bill, invoice, docket',
  args: { pages: ['OrderReceipt', 'OrderTicket', 'PriceBreakdownList'] },
};

/** The name over the menu. */
export const Masthead: Story = {
  name: 'Masthead: hero, header, logo',
  args: { pages: ['Masthead', 'RestaurantName'] },
};

/** The ways through the site. */
export const Sidebar: Story = {
  name: 'Sidebar: nav, menu bar, hamburger',
  args: { pages: ['Sidebar', 'BottomBar', 'AppShell'] },
};

/** The foot of every page. */
export const SiteFooter: Story = {
  name: 'SiteFooter: footer, imprint, legal',
  args: { pages: ['SiteFooter'] },
};

/** Who somebody is. */
export const GoogleSignInPanel: Story = {
  name: 'GoogleSignInPanel: login, log in, account',
  args: { pages: ['GoogleSignInPanel', 'SignInPage'] },
};

/** The same dishes once more. */
export const ReorderDialog: Story = {
  name: 'ReorderDialog: order again, buy again, repeat order',
  args: { pages: ['ReorderDialog', 'YourUsual'] },
};

/** What was not as ordered. */
export const OrderProblemDialog: Story = {
  name: 'OrderProblemDialog: complaint, dispute, report an issue, missing item',
  args: { pages: ['OrderProblemDialog', 'ReportedProblems', 'ReportProblemButton'] },
};
