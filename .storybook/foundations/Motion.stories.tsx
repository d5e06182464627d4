import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@tiffin/ui';
import { expect } from 'storybook/test';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { keysOf, Page, TokenRow } from './tokens.tsx';

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Durations = () => (
  <Page
    title="Motion"
    lead="Rest the pointer on a box. Press answers a finger, move shifts what is there, enter brings what is new. Those who ask for reduced motion see the end at once."
  >
    {keysOf(styles.moving).map((role) => (
      <TokenRow key={role} name={`motion.${role}`} token={vars.motion[role]}>
        <div className={styles.moving[role]}>{role}</div>
      </TokenRow>
    ))}
    {keysOf(styles.easing).map((role) => (
      <TokenRow key={role} name={`motion.${role}`} token={vars.motion[role]}>
        <div className={styles.easing[role]}>{role}</div>
      </TokenRow>
    ))}
  </Page>
);

/** Every duration and curve, seen on hover. */
export const Full: Story = { render: () => <Durations /> };

/** With reduced motion nothing takes time. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  render: () => <Durations />,
  play: async ({ canvas }) => {
    const seconds = Number.parseFloat(getComputedStyle(canvas.getByText('enter')).transitionDuration);
    await expect(seconds).toBeLessThanOrEqual(0.001);
  },
};
