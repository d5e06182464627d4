import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScriptlessNotice } from './ScriptlessNotice.tsx';

const meta = {
  component: ScriptlessNotice,
  args: { phone: '0113 496 0141' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in a \`noscript\` at the top of every page.

**Not for** messages to browsers that run scripts: use a \`Banner\`.

**Do** give the number on which the restaurant takes orders. **Do not** hide the menu: it can be read without scripts.

| Key | What it does |
|---|---|
| Tab | goes to the phone number |
| Enter | calls it |
`,
      },
    },
  },
} satisfies Meta<typeof ScriptlessNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What does not work without JavaScript, and the number to call. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/need JavaScript/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0113 496 0141' })).toHaveAttribute(
      'href',
      'tel:01134960141',
    );
  },
};
