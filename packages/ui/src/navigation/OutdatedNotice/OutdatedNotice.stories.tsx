import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from './OutdatedNotice.css.ts';
import { OutdatedNotice } from './OutdatedNotice.tsx';

const meta = {
  component: OutdatedNotice,
  parameters: {
    docs: {
      description: {
        component: `
**Use it** once, at the top of the document of every page.

**Not for** a feature that one current browser lacks: give that a way around.

**Do** say what to update. **Do not** hide the page: it can be read without scripts.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof OutdatedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As an old browser shows it, which ignores the rule that hides it. */
export const Default: Story = {
  beforeEach: () => {
    const asInOldBrowsers = new CSSStyleSheet();
    asInOldBrowsers.replaceSync(`.${frame} { display: block !important; }`);
    document.adoptedStyleSheets.push(asInOldBrowsers);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== asInOldBrowsers);
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/too old for this site/)).toBeVisible();
  },
};

/** Browsers that the pages are built for do not show it. */
export const CurrentBrowser: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/too old for this site/)).not.toBeVisible();
  },
};
