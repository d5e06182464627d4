import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@tiffin/ui';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { keysOf, Page, TokenRow } from './tokens.tsx';

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two heights above the page. */
export const Shadows: Story = {
  render: () => (
    <Page
      title="Elevation"
      lead="Two heights: raised for what stands on the page, floating for what covers it. Lines and backgrounds separate everything else."
    >
      {keysOf(vars.shadow).map((role) => (
        <TokenRow key={role} name={`shadow.${role}`} token={vars.shadow[role]}>
          <div className={styles.shadow[role]}>{role}</div>
        </TokenRow>
      ))}
    </Page>
  ),
};
