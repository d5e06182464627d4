import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@tiffin/ui';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { keysOf, Page, TokenRow } from './tokens.tsx';

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every corner by what has it. */
export const Corners: Story = {
  render: () => (
    <Page title="Radii" lead="The larger the thing, the rounder its corner; round is for circles and pills.">
      {keysOf(vars.radius).map((role) => (
        <TokenRow key={role} name={`radius.${role}`} token={vars.radius[role]}>
          <div className={styles.corner[role]} />
        </TokenRow>
      ))}
    </Page>
  ),
};
