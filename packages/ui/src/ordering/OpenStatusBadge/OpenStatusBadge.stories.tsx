import type { Meta, StoryObj } from '@storybook/react-vite';
import { closedMessage, type OrderableRestaurant, openStatus } from '@tiffin/domain';
import { expect } from 'storybook/test';
import {
  firstHolidayAfternoon,
  fridayEvening,
  saffron,
  saffronOnHoliday,
  thursdayNight,
} from '../../private/fixtures/restaurants.ts';
import { OpenStatusBadge } from './OpenStatusBadge.tsx';

const at = (instant: string, restaurant: OrderableRestaurant = saffron) =>
  openStatus(restaurant, new Date(instant));

const meta = {
  component: OpenStatusBadge,
  args: { status: openStatus(saffron, fridayEvening) },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** in the masthead, and wherever a customer wonders whether food can be ordered now.
Compute the status with \`openStatus(restaurant, now)\`, again every 60 seconds.

**Not for** a list of opening hours.

**Do** give it the server's instant first. **Do not** use the browser's clock or time zone.

**Keyboard**: nothing in it takes the focus.
`,
      },
    },
  },
} satisfies Meta<typeof OpenStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open until tonight: a filled dot. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now · Closes today at 22:30')).toBeVisible();
  },
};

/** Open over midnight. */
export const ClosesTomorrow: Story = {
  args: { status: at('2026-11-21T20:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now · Closes tomorrow at 01:00')).toBeVisible();
  },
};

/** In the closing minute it is still open, and says when it opens again. */
export const ClosingMinute: Story = {
  args: { status: at('2026-11-20T22:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now · Reopens Saturday at 12:00')).toBeVisible();
  },
};

/** Closed this morning: a hollow ring. */
export const OpensToday: Story = {
  args: { status: at('2026-11-20T09:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed · Opens today at 12:00')).toBeVisible();
  },
};

/** Closed for the night. */
export const OpensTomorrow: Story = {
  args: { status: openStatus(saffron, thursdayNight) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed · Opens tomorrow at 12:00')).toBeVisible();
  },
};

/** Closed until after a day of rest. */
export const OpensOnADay: Story = {
  args: { status: at('2026-11-22T22:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed · Opens Tuesday at 12:00')).toBeVisible();
  },
};

/** A day of rest. */
export const ClosedToday: Story = {
  args: { status: at('2026-11-23T18:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed today')).toBeVisible();
  },
};

/** No opening in sight. */
export const ClosedIndefinitely: Story = {
  args: { status: { isOpen: false, message: closedMessage(null) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed indefinitely')).toBeVisible();
  },
};

/** A holiday pushes the next opening beyond the days that it is searched over. */
export const ClosedUntil: Story = {
  args: { status: openStatus(saffronOnHoliday, firstHolidayAfternoon) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed until 5 December')).toBeVisible();
  },
};

/** The restaurant is not active. */
export const TemporarilyClosed: Story = {
  args: { status: openStatus({ ...saffron, isActive: false }, fridayEvening) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Temporarily closed')).toBeVisible();
  },
};

/** No hours for today. */
export const HoursNotAvailable: Story = {
  args: { status: openStatus({ ...saffron, hours: {} }, fridayEvening) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hours not available')).toBeVisible();
  },
};

/** Neither delivery nor collection is offered. */
export const Unavailable: Story = {
  args: { status: openStatus({ ...saffron, hasDelivery: false, hasCollection: false }, fridayEvening) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Currently unavailable for orders')).toBeVisible();
  },
};
