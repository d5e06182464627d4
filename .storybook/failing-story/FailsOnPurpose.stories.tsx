import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Fails on purpose',
  render: () => <button type="button">Add</button>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An expectation that fails in a step within a step. */
export const Expectation: Story = {
  play: async ({ canvas, step }) => {
    await step('Find the button', async () => {
      await expect(canvas.getByRole('button')).toHaveTextContent('Add');
    });
    await step('Read the button', async () => {
      await step('Read its words', async () => {
        await expect(canvas.getByRole('button')).toHaveTextContent('Remove'); // Expectation fails here.
      });
    });
  },
};

/** An element that is not there. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove' }); // Missing fails here.
  },
};

/** A state that never comes, waited for after a step. */
export const Never: Story = {
  play: async ({ canvas, step }) => {
    await step('Find the button', async () => {
      await expect(canvas.getByRole('button')).toBeVisible();
    });
    await waitFor(
      () => expect(canvas.getByRole('button')).toBeDisabled(), // Never fails here.
      { timeout: 50 },
    );
  },
};
