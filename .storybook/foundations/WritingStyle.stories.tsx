import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accountMessages,
  addressMessages,
  checkoutButtonText,
  checkoutMessages,
  formatPounds,
  pence,
  toastMessages,
} from '@tiffin/domain';
import type { ReactNode } from 'react';
import { orderStrings } from '../../packages/ui/src/account/order.strings.ts';
import { cartStrings } from '../../packages/ui/src/cart/cart.strings.ts';
import {
  checkoutDialogStrings,
  checkoutResultStrings,
} from '../../packages/ui/src/checkout/checkout.strings.ts';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { Page } from './tokens.tsx';

const meta = { title: 'Writing style', parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface RuleProps {
  title: string;
  /** Words that customers read, taken from the catalogues themselves. */
  examples: readonly string[];
  children: ReactNode;
}

const Rule = ({ title, examples, children }: RuleProps) => (
  <section>
    <h2 className={styles.section}>{title}</h2>
    <p className={styles.lead}>{children}</p>
    <ul>
      {examples.map((example) => (
        <li key={example}>“{example}”</li>
      ))}
    </ul>
  </section>
);

/** How the storefront speaks; every example is read from the catalogue that customers see. */
export const Rules: Story = {
  render: () => (
    <Page
      title="Writing style"
      lead="Plain British English, as a good waiter talks: short, warm, exact. Words live in the .strings.ts files beside the components and in the domain's messages, never inside markup."
    >
      <Rule
        title="Say what happened, then what to do"
        examples={[cartStrings.errorText, cartStrings.unavailable, checkoutResultStrings.failedWhy]}
      >
        Never blame, never apologise at length, never show a code. Nothing that was typed or chosen is lost,
        and we say so.
      </Rule>
      <Rule
        title="Name the thing on the button"
        examples={[
          checkoutDialogStrings.confirm('£31.74'),
          checkoutResultStrings.tryAgain,
          cartStrings.clear,
          checkoutButtonText({ code: 'below_minimum', message: '', amount: pence(1500) }),
        ]}
      >
        A verb and its object, in sentence case. A button that cannot be pressed says why.
      </Rule>
      <Rule
        title="Ask for one thing at a time"
        examples={[
          ...new Set(Object.values(addressMessages).filter((message) => typeof message === 'string')),
        ]}
      >
        An error stands beside its field and names what is missing.
      </Rule>
      <Rule
        title="Numbers as they are spoken of"
        examples={[
          formatPounds(pence(1150)),
          checkoutDialogStrings.minutes(30, 40),
          checkoutResultStrings.between('19:25', '19:35'),
        ]}
      >
        Pounds always with two decimals, the 24-hour clock, “to” between the ends of a range.
      </Rule>
      <Rule
        title="Toasts report, and go"
        examples={[toastMessages.cartAddFailed, accountMessages.addressAdded, accountMessages.loggedIn]}
      >
        One short sentence without a full stop. What asks for an answer is a dialog or a banner instead.
      </Rule>
      <Rule
        title="An empty place invites"
        examples={[cartStrings.emptyTitle, cartStrings.emptyText, orderStrings.notFoundText]}
      >
        Say what will stand here and how it gets here.
      </Rule>
      <Rule title="What keeps an order back" examples={Object.values(checkoutMessages)}>
        The reason is a fact, and it is shown before anyone is asked to pay.
      </Rule>
    </Page>
  ),
};
