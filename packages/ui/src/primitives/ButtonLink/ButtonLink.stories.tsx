import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  component: ButtonLink,
  args: { children: 'Add an address', href: '#address' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** when the next step of a journey is another page: add an address, back to the menu.

**Not for** an action on this page: that is a \`Button\`. Nor inside a sentence: that is a \`Link\`.

**Do** name the place it leads to. **Do not** put two primary ones in a view.

| Key | What it does |
|---|---|
| Tab | reaches it |
| Enter | follows it |
`,
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The primary next step. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add an address' })).toHaveAttribute('href', '#address');
  },
};

/** A way back beside a primary action. */
export const Secondary: Story = { args: { variant: 'secondary', icon: 'back', children: 'Back to menu' } };

/** Filling the cart's foot. */
export const Wide: Story = { args: { isWide: true } };

/** It names the place that it leads to. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => <ButtonLink href="#address">Add an address</ButtonLink>,
};

/** Two primary ones, and neither says where it leads. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => (
    <>
      <ButtonLink href="#next">Next</ButtonLink> <ButtonLink href="#more">More</ButtonLink>
    </>
  ),
};
