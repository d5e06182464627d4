import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';

const visited = fn();

const meta = {
  component: Link,
  subcomponents: { LinkProvider },
  args: { children: 'See all 9', href: '/category/5f0c0ffee0ddba1100000001' },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** to lead somewhere. The app gives its router's link once, by \`LinkProvider\`; places on the same page,
telephone numbers, mail and other sites stay plain anchors.

**Not for** actions (\`Button\`), nor for the one next step of a page (\`ButtonLink\`).

**Do** write where it leads. **Do not** write "click here", and **do not** open a new window.

| Key | What it does |
|---|---|
| Tab | reaches it |
| Enter | follows it |
`,
      },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text: underlined, in the brand's link colour. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all 9' })).toHaveAttribute('href', args.href);
  },
};

/** Under the pointer: the line under it is thicker. */
export const Hover: Story = { parameters: { shows: 'hover' } };

/** Reached by the keyboard: a ring stands round it. */
export const Focus: Story = { parameters: { shows: 'focus' } };

/** Held down: as under a finger, which needs no other look. */
export const Pressed: Story = { parameters: { shows: 'pressed' } };

/** On the narrowest phone its words wrap, and the line goes with them. */
export const Small: Story = {
  args: { children: 'See all nine dishes of the tandoor, with their prices and allergens' },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('link').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.height).toBeGreaterThanOrEqual(24);
  },
};

/** Beside stronger things. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Allergens' } };

/** In the colour around it. */
export const Inherit: Story = { args: { variant: 'inherit' } };

/** A target of 44 px round a single line. */
export const Large: Story = { args: { isLarge: true } };

/** Inside the site it goes through the router's link. */
export const ThroughTheRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider
        component={({ href, ...props }) => (
          <a
            {...props}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              visited(href);
            }}
          />
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    visited.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'See all 9' }));
    await expect(visited).toHaveBeenCalledWith(args.href);
  },
};

/** A telephone number is none of the router's business. */
export const Telephone: Story = {
  args: { href: 'tel:01134960142', children: '0113 496 0142' },
  decorators: [
    (Story) => (
      <LinkProvider component={() => <b>router</b>}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0113 496 0142' })).toHaveAttribute(
      'href',
      'tel:01134960142',
    );
  },
};

/** So is a place on the same page: the browser goes there by itself. */
export const WithinThePage: Story = {
  args: { href: '#curries', children: 'Curries' },
  decorators: [
    (Story) => (
      <LinkProvider component={() => <b>router</b>}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Curries' })).toHaveAttribute('href', '#curries');
  },
};

/** The words say where it leads, also when they are read alone. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  render: () => (
    <p>
      By ordering you agree to the <Link href="#terms">terms</Link>.
    </p>
  ),
};

/** "Here" says nothing in a list of links. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  render: () => (
    <p>
      You can read our terms by clicking <Link href="#terms">here</Link>.
    </p>
  ),
};
