import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { section } from './CategoryChips.stories.css.ts';
import { CategoryChips } from './CategoryChips.tsx';

const labels = ['Grill', 'Small plates', 'Curries', 'Bread and rice', 'Puddings', 'Drinks'];
const sections = labels.map((label, index) => ({ id: `section-${index}`, label }));

const meta = {
  component: CategoryChips,
  args: { chips: sections.map(({ id, label }) => ({ id, label, href: `#${id}` })) },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** above the sections of a menu. It sticks to the top and follows the scroll; the chips are plain anchors,
so they work without JavaScript.

**Not for** filters: those are \`Chip\`s that stay pressed.

**Do** give the sections the chips' ids. On a category's page pass \`currentId\` and links to the other categories.
**Do not** wrap it into a second row: it scrolls sideways and keeps the current chip in sight.

| Key | What it does |
|---|---|
| Tab | goes from chip to chip |
| Enter | goes to the section |
`,
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        {sections.map(({ id, label }) => (
          <section key={id} id={id} className={section}>
            <h2>{label}</h2>
          </section>
        ))}
      </>
    ),
  ],
} satisfies Meta<typeof CategoryChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the top of the page the first chip is current. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Grill' });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(first).toHaveAttribute('href', '#section-0');
  },
};

/** The current chip follows the scroll. */
export const FollowsTheScroll: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    canvasElement.ownerDocument.getElementById('section-3')?.scrollIntoView();
    const chip = canvas.getByRole('link', { name: 'Bread and rice' });
    await waitFor(() => expect(chip).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('link', { name: 'Grill' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('navigation', { name: 'Menu sections' })).toBeVisible();
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Grill' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

/** On a category's page the chips lead to the other categories' pages. */
export const OnACategoryPage: Story = {
  args: {
    currentId: 'curries',
    chips: labels.map((label) => ({ id: label.toLowerCase(), label, href: `/category/${label}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Curries' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Drinks' })).toHaveAttribute('href', '/category/Drinks');
  },
};
