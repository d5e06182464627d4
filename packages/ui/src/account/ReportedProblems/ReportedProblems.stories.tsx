import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimes } from '@tiffin/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { drawnPhoto } from '../../private/fixtures/camera-photos.ts';
import { answeredProblem, closedProblem, missingProblem } from '../../private/fixtures/order-problems.ts';
import { deliveredOrder } from '../../private/fixtures/orders.ts';
import { ReportedProblems } from './ReportedProblems.tsx';

const loadPhoto = fn((_problemId: string, _photoId: string, _signal: AbortSignal) =>
  drawnPhoto(300, 400).then((photo): Blob => photo),
);

const meta = {
  component: ReportedProblems,
  args: {
    problems: [missingProblem],
    items: deliveredOrder.items,
    times: orderTimes(new Date('2026-11-20T20:00:00Z'), 'Europe/London'),
    loadPhoto,
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** on the page of an order of which something was reported: the customer reads the answers here.

**Not for** the restaurant's people, who have \`OrderProblems\` with their answers and refunds.

**Do** say in words how far it has come. **Do not** show a photo by an address that others could open.

| Key | What it does |
|---|---|
| Tab | goes to each photo |
| Enter, Space | open it larger |
| Escape | closes it |
`,
      },
    },
  },
} satisfies Meta<typeof ReportedProblems>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not answered yet; its photos open larger, and the focus comes back. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const section = within(canvas.getByRole('region', { name: 'You reported' }));
    await expect(section.getByRole('heading', { name: 'It was missing' })).toBeVisible();
    await expect(section.getByText(/^1\s× Garlic and coriander naan$/)).toBeVisible();
    await expect(section.getByRole('blockquote', { name: 'What you wrote' })).toHaveTextContent(
      'The bag had the tikka only. No naan anywhere.',
    );
    await expect(section.getByText('Sent at 19:41')).toBeVisible();
    await expect(section.getByRole('status')).toHaveTextContent('The restaurant has not answered yet');
    await step('A photo opens larger', async () => {
      const second = await section.findByRole('button', { name: 'Photo 2, open it larger' });
      await expect(loadPhoto).toHaveBeenCalledWith(
        missingProblem.id,
        missingProblem.photos[1]?.id,
        expect.anything(),
      );
      second.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Photo 2' });
      await waitFor(() => expect(within(dialog).getByRole('img', { name: 'Photo 2' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(second).toHaveFocus());
    });
  },
};

/** Answered today, without photos. */
export const Answered: Story = {
  args: { problems: [answeredProblem] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\s× Smoked chicken tikka$/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Answered at 19:52');
    await expect(canvas.getByText('The restaurant, at 19:52')).toBeVisible();
    await expect(canvas.getByText('We are sorry. Both are paid back.')).toBeVisible();
    // Arabic words go from right to left among the others.
    for (const written of [answeredProblem.text, 'We are sorry. Both are paid back.'])
      await expect(canvas.getByText(written)).toHaveAttribute('dir', 'auto');
  },
};

/** Three, of which one was about the whole order, answered twice and closed. */
export const Three: Story = {
  args: { problems: [closedProblem, answeredProblem, { ...missingProblem, reason: 'other', photos: [] }] },
  play: async ({ canvas }) => {
    const [closed, answered, other] = canvas.getAllByRole('heading', { level: 3 }).map((heading) => {
      const problem = heading.parentElement;
      if (problem === null) throw new Error('A heading stands in its problem.');
      return within(problem);
    });
    await expect(closed?.getByText('The whole order')).toBeVisible();
    await expect(closed?.getByText('Sent yesterday at 19:41')).toBeVisible();
    await expect(closed?.getByRole('status')).toHaveTextContent('Closed');
    await expect(closed?.getByText('The restaurant, yesterday at 19:52')).toBeVisible();
    await expect(closed?.getByText('The restaurant, at 10:05')).toBeVisible();
    await expect(answered?.getByRole('status')).toHaveTextContent('Answered at 19:52');
    // A reason of a later version of the program.
    await expect(other?.getByRole('heading', { name: 'Something else' })).toBeVisible();
  },
};

const failing = fn((_problemId: string, _photoId: string, _signal: AbortSignal) =>
  Promise.reject<Blob>(new Error('No connection.')),
);

/** A photo did not load: it says so, and is fetched again by a press. */
export const NotLoaded: Story = {
  args: { loadPhoto: failing },
  play: async ({ canvas, userEvent }) => {
    failing.mockClear();
    const first = await canvas.findByRole('button', { name: 'Photo 1 did not load. Try again' });
    const before = failing.mock.calls.length;
    await userEvent.click(first);
    await waitFor(() => expect(failing.mock.calls.length).toBeGreaterThan(before));
    // Nobody has to look for the photo again.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Photo 1 did not load. Try again' })).toHaveFocus(),
    );
    failing.mockImplementation(() => drawnPhoto(300, 400));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Photo 1, open it larger' })).toHaveFocus(),
    );
  },
};

/** Nothing was reported: nothing stands there. */
export const Nothing: Story = {
  tags: ['!autodocs'],
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** On a phone. */
export const Phone: Story = {
  args: { problems: [answeredProblem, missingProblem] },
  globals: { viewport: { value: 'mobile' } },
};
