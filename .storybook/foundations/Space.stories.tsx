import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@tiffin/ui';
import { expect, spyOn } from 'storybook/test';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { keysOf, Page, TokenRow } from './tokens.tsx';

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spaces on a base of 4 px; the name is the number of quarters of a rem. */
export const Steps: Story = {
  render: () => (
    <Page
      title="Space"
      lead="Ten steps on a base of 4 px. Between things that belong together 1 to 3, between groups 4 to 6, between sections 8 and more."
    >
      {keysOf(vars.space).map((step) => (
        <TokenRow key={step} name={`space.${step}`} token={vars.space[step]}>
          <div className={styles.bar[step]} />
        </TokenRow>
      ))}
    </Page>
  ),
  play: async ({ canvas, userEvent, step }) => {
    // Browsers without a person in front of them refuse the clipboard.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('The name is copied as code writes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'space.4' }));
      await expect(write).toHaveBeenLastCalledWith('vars.space[4]');
    });
    await step('The value is copied as it is, and the page says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '1rem' }));
      await expect(write).toHaveBeenLastCalledWith('1rem');
      await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    });
    await step('A refused clipboard is not called a copy', async () => {
      write.mockRejectedValueOnce(new Error('refused'));
      await userEvent.click(canvas.getByRole('button', { name: '2rem' }));
      await expect(await canvas.findByText('Not copied')).toBeInTheDocument();
    });
    write.mockRestore();
  },
};

/** Measures of the layout and of controls, at the width of this window. */
export const Measures: Story = {
  render: () => (
    <Page
      title="Measures"
      lead="What fingers and columns need. Targets are never smaller than size.touch where they are a page's main controls."
    >
      {keysOf(vars.size).map((name) => (
        <TokenRow key={name} name={`size.${name}`} token={vars.size[name]}>
          <div className={styles.measure[name]} />
        </TokenRow>
      ))}
    </Page>
  ),
};
