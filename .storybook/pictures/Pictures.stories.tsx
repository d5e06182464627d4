import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Pictures } from './Pictures.tsx';
import type { VisualRun } from './visual-run.ts';

const none: VisualRun = { takenAt: null, pictures: [] };

/** What the last run wrote, or that there was none. */
const lastRun = async (): Promise<VisualRun> => {
  const answer = await fetch('./visual-run/run.json');
  return answer.ok ? ((await answer.json()) as VisualRun) : none;
};

const meta = {
  title: 'Baselines',
  component: Pictures,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Pictures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pictures of `npm run test:visual` beside their baselines. */
export const LastRun: Story = {
  name: 'Last run',
  tags: ['!test'],
  args: { run: none },
  loaders: [async () => ({ run: await lastRun() })],
  render: (_, { loaded }) => <Pictures run={loaded.run as VisualRun} />,
};

/** Before the first run it says how to make one. */
export const NoneYet: Story = {
  args: { run: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There are none yet/)).toHaveTextContent('npm run test:visual takes them');
  },
};

const addresses = import.meta.glob<string>(
  '../visual/baselines/primitives-{button,badge}--default-390-light.jpg',
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);
const [badge = '', button = ''] = Object.values(addresses);

/** What has changed stands first; the slider shows more or less of the baseline, and a word finds a story. */
export const Changed: Story = {
  args: {
    addressOf: (kind) => (kind === 'taken' ? button : badge),
    run: {
      takenAt: '2026-11-20T18:30:00.000Z',
      pictures: [
        { name: 'primitives-badge--default-390-light.jpg', state: 'same' },
        { name: 'primitives-button--default-390-light.jpg', state: 'changed' },
        { name: 'primitives-chip--default-390-dark.jpg', state: 'new' },
      ],
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getByText(/^Taken/)).toHaveTextContent(
      'Taken 2026-11-20 18:30 UTC: 1 changed, 1 new, 1 same.',
    );
    const headings = () => canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    await expect(headings()).toEqual([
      'primitives button, default, 390 px, light: changed',
      'primitives chip, default, 390 px, dark: new',
      'primitives badge, default, 390 px, light: same',
    ]);
    await step('The slider', async () => {
      const [slider] = canvas.getAllByRole('slider', {
        name: 'Baseline on the left, the last run on the right',
      });
      const [over] = canvas.getAllByAltText('The baseline');
      if (slider === undefined) throw new Error('There is no slider.');
      await expect(over?.style.clipPath).toBe('inset(0px 50% 0px 0px)');
      await fireEvent.change(slider, { target: { value: '80' } });
      await waitFor(() => expect(over?.style.clipPath).toBe('inset(0px 20% 0px 0px)'));
    });
    await step('A word', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Component or page' }), 'badge');
      await expect(headings()).toEqual(['primitives badge, default, 390 px, light: same']);
    });
  },
};
