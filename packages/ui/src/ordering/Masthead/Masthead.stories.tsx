import type { Meta, StoryObj } from '@storybook/react-vite';
import { openStatus } from '@tiffin/domain';
import { expect } from 'storybook/test';
import {
  firstHolidayAfternoon,
  fridayEvening,
  saffron,
  saffronIdentity,
  saffronOnHoliday,
  thursdayNight,
} from '../../private/fixtures/restaurants.ts';
import { saffronMenu } from '../../private/fixtures/saffron-menu.ts';
import { OpenStatusBadge } from '../OpenStatusBadge/OpenStatusBadge.tsx';
import { Masthead } from './Masthead.tsx';

const pictures = saffronMenu.categories.flatMap(({ items }) => items[0]?.photoUrl ?? []);

const meta = {
  component: Masthead,
  args: {
    ...saffronIdentity,
    pictures,
    isOpen: true,
    status: <OpenStatusBadge status={openStatus(saffron, fridayEvening)} />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** at the top of the home page, with an \`OrderBar\` right below: the dishes stand on it.

**Not for** inner pages: those have a \`PageHead\`.

**Do** take pictures from the menu. **Do not** set text over the disc.

| Key | What it does |
|---|---|
| Tab | goes to Login, where it shows |
| Enter | opens the sign-in |
`,
      },
    },
  },
} satisfies Meta<typeof Masthead>;

export default meta;
type Story = StoryObj<typeof meta>;

// The order bar overlaps, and leaves out the gutter: a wedge of the disc would show there.
async function expectDiscWithinGutter(canvasElement: HTMLElement) {
  const disc = canvasElement.querySelector('header > [aria-hidden]')?.getBoundingClientRect();
  const name = canvasElement.querySelector('h1')?.parentElement;
  const gutter = Number.parseFloat(name ? getComputedStyle(name).paddingInlineEnd : '');
  const end = canvasElement.querySelector('header')?.getBoundingClientRect().right ?? 0;
  await expect(disc?.right).toBeLessThanOrEqual(end - gutter);
}

/** Open: four dishes before the accent disc. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('heading', { level: 1, name: 'Saffron & Smoke' });
    await expect(name).toBeVisible();
    await expect(name.querySelector('em')).toHaveTextContent('&');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expectDiscWithinGutter(canvasElement);
  },
};

/** On phones too nothing of the disc shows beside the order bar. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => expectDiscWithinGutter(canvasElement),
};

/** Closed: the disc turns grey and the dishes dim. */
export const Closed: Story = {
  args: { isOpen: false, status: <OpenStatusBadge status={openStatus(saffron, thursdayNight)} /> },
};

/** In a holiday the restaurant says so in its own words, which take the line's place. */
export const Holiday: Story = {
  args: {
    isOpen: false,
    status: <OpenStatusBadge status={openStatus(saffronOnHoliday, firstHolidayAfternoon)} />,
    note: 'Family holiday. Back on 5 December at noon.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed until 5 December')).toBeVisible();
    await expect(canvas.getByText('“Family holiday. Back on 5 December at noon.”')).toBeVisible();
    await expect(canvas.queryByText(/British-Indian/)).not.toBeInTheDocument();
  },
};

/** The longest note, beside Login on a phone: every word stays on the screen. */
export const LongNote: Story = {
  tags: ['!autodocs'],
  args: { ...Holiday.args, note: 'Weihnachtsferien, '.repeat(6).trim(), loginHref: '/auth/login' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^“Weihnachtsferien/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A visitor on a phone or tablet finds the way to log in here; on desktop it stands in the sidebar. */
export const Visitor: Story = {
  args: { loginHref: '/auth/login' },
  globals: { viewport: { value: 'mobile' } },
};

/** Nobody knows yet who is looking: a visitor already has the login, and a likely customer never sees it come and go. */
export const SessionUnknown: Story = {
  args: { loginHref: '/auth/login', isSessionKnown: false },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const login = canvas.getByRole('link', { name: 'Login' });
    await expect(login).toBeVisible();
    document.documentElement.dataset.session = 'likely';
    await expect(login).not.toBeVisible();
    delete document.documentElement.dataset.session;
    await expect(login).toBeVisible();
  },
};

/** A name without an ampersand stands on two lines. */
export const TwoWords: Story = {
  args: { name: 'Forno Nonna', tagline: 'Wood-fired Neapolitan pizza.', locality: 'Kirkgate, Leeds.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forno Nonna' })).toBeVisible();
  },
};

/** A menu without pictures leaves the disc alone. */
export const NoPictures: Story = { args: { pictures: [] } };
