import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  drawnPhoto,
  readPhoto,
  transparentPhoto,
  turnedPhoto,
} from '../../private/fixtures/camera-photos.ts';
import { deliveredOrder } from '../../private/fixtures/orders.ts';
import { OrderProblemDialog, type OrderProblemFailure } from './OrderProblemDialog.tsx';
import { emptyProblemDraft, type OrderProblemDraft } from './order-problem-draft.ts';

const [tikka, naan] = deliveredOrder.items;
if (tikka === undefined || naan === undefined) throw new Error('The order of the fixtures has two lines.');

// What the app gets to send.
const sent = fn<(draft: OrderProblemDraft) => void>();

const meta = {
  component: OrderProblemDialog,
  args: {
    isOpen: true,
    order: deliveredOrder,
    restaurantPhone: '0113 496 0142',
    draft: emptyProblemDraft,
    onChange: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  render: function Filled(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <OrderProblemDialog
        {...args}
        draft={draft}
        onChange={(change) => {
          args.onChange(change);
          setDraft(change);
        }}
        onSend={() => {
          args.onSend();
          sent(draft);
        }}
      />
    );
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '56rem' },
      description: {
        component: `
**Use it** when a customer says that something was wrong with an order: the restaurant reads it with the order.

**Not for** cancelling an order (\`CancelOrderDialog\`), nor for asking about one that is only late: people ring then.

**Do** keep the draft outside, so that closing the dialog loses nothing. **Do not** tick a dish for the customer.

| Key | What it does |
|---|---|
| Tab | goes through dishes, reasons, words and photos, then Cancel and Send |
| Space | ticks a dish, or opens the choice of photos |
| Arrow keys | go through the reasons |
| Escape | closes it; what is filled in stays |
`,
      },
    },
  },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof OrderProblemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Something is wrong with this order' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const send = async () => screen.getByRole('button', { name: 'Send to the restaurant' });
const dish = (dialog: ReturnType<typeof within>, name: RegExp) => dialog.getByRole('checkbox', { name });

/** Nothing is ticked or chosen in advance; all of it by keyboard. */
export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await shown();
    await expect(
      dialog.getByText('It goes to the restaurant at once. They answer here and by mail.'),
    ).toBeVisible();
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    for (const reason of dialog.getAllByRole('radio')) await expect(reason).not.toBeChecked();
    await step('The dishes, with what they cost', async () => {
      await userEvent.tab();
      await expect(dish(dialog, /^2\s×\s*Smoked chicken tikka\s*£26\.90$/)).toHaveFocus();
      await userEvent.tab();
      await expect(dish(dialog, /^1\s×\s*Garlic and coriander naan\s*£4\.50$/)).toHaveFocus();
      await userEvent.keyboard(' ');
    });
    await step('One of six reasons', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(dialog.getByRole('radio', { name: 'It was missing' })).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(dialog.getByRole('radio', { name: 'Wrong dish' })).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
    });
    await step('Words and photos, then sending', async () => {
      await userEvent.tab();
      await expect(dialog.getByRole('textbox', { name: 'Tell them more, if you like' })).toHaveFocus();
      await userEvent.keyboard('The bag had the tikka only.');
      await userEvent.tab();
      await expect(dialog.getByLabelText('Add a photo')).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(await send()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
      await expect(sent).toHaveBeenCalledWith({
        reason: 'missing',
        lines: [naan.id],
        text: 'The bag had the tikka only.',
        photos: [],
      });
    });
  },
};

/** Sent too early: what is missing is said where it is missing, and the focus goes there. */
export const MissingChoices: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent, step }) => {
    const dialog = await shown();
    const missing = dialog.getByRole('radio', { name: 'It was missing' });
    await step('What happened', async () => {
      await userEvent.click(await send());
      await waitFor(() => expect(missing).toHaveFocus());
      await expect(missing).toHaveAccessibleDescription('Choose what happened.');
      await userEvent.click(missing);
      await expect(dialog.queryByText('Choose what happened.')).not.toBeInTheDocument();
    });
    await step('Which dishes', async () => {
      await userEvent.click(await send());
      await waitFor(() => expect(dish(dialog, /tikka/)).toHaveFocus());
      await expect(dish(dialog, /tikka/)).toHaveAccessibleDescription('Tick at least one dish.');
    });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(dish(dialog, /naan/));
    await userEvent.click(await send());
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** It came late: the whole order is meant, and what was ticked waits for another reason. */
export const WholeOrder: Story = {
  args: { draft: { ...emptyProblemDraft, reason: 'late', lines: [naan.id] } },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(
      dialog.getByText('This is about the whole order, so there is no dish to tick.'),
    ).toBeVisible();
    await expect(dish(dialog, /naan/)).toBeDisabled();
    await expect(dish(dialog, /naan/)).not.toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Never came' }));
    await userEvent.click(await send());
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('radio', { name: 'Not right' }));
    await expect(dish(dialog, /naan/)).toBeChecked();
  },
};

/** An allergy: what comes first is said, and the number is one press away. */
export const Unwell: Story = {
  args: { draft: { ...emptyProblemDraft, reason: 'allergy', lines: [tikka.id] } },
  play: async () => {
    const dialog = await shown();
    await expect(dialog.getByText('If someone is unwell, ring 999.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '0113 496 0142' })).toHaveAttribute(
      'href',
      'tel:01134960142',
    );
  },
};

/** The same dish twice: the two differ by what was chosen. */
export const TheSameDishTwice: Story = {
  args: {
    order: { items: [tikka, { ...tikka, id: '5f0c0ffee0ddba1100000d09', quantity: 1, options: [] }, naan] },
  },
  play: async () => {
    const dialog = await shown();
    await expect(dish(dialog, /^2\s×\s*Smoked chicken tikka/)).toBeEnabled();
  },
};

/** Near the end of the room for words the count shows. */
export const NearTheLimit: Story = {
  tags: ['!autodocs'],
  args: { draft: { ...emptyProblemDraft, text: 'a'.repeat(799) } },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    await expect(dialog.queryByText(/of 1000 characters/)).not.toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), 'b');
    await expect(dialog.getByText('800 of 1000 characters')).toBeVisible();
  },
};

const last = (): readonly Blob[] => sent.mock.lastCall?.[0].photos ?? [];
const full: OrderProblemDraft = { ...emptyProblemDraft, reason: 'not_right', lines: [tikka.id] };

/** Photos are upright JPEG files of at most 2000 px when they are sent, whatever they were. */
export const MadeSmaller: Story = {
  tags: ['!autodocs', 'any-scheme'],
  args: { draft: full },
  play: async ({ userEvent, step }) => {
    const dialog = await shown();
    await step('Three are chosen and sent', async () => {
      const field = dialog.getByLabelText('Add a photo');
      await expect(field).not.toHaveAttribute('capture');
      await userEvent.upload(field, [
        await drawnPhoto(3000, 1500, 'image/png'),
        await turnedPhoto(1600, 2400),
        await transparentPhoto(300, 200),
      ]);
      await dialog.findByRole('img', { name: 'Photo 3' });
      await userEvent.click(await screen.findByRole('button', { name: 'Send to the restaurant' }));
    });
    await step('All are upright JPEG files', async () => {
      await expect(last().map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
      const [wide, turned, clear] = await Promise.all(last().map(readPhoto));
      await expect(wide).toMatchObject({ width: 2000, height: 1000, above: 'red', below: 'blue' });
      // On its side in the file: red above became red on the right.
      await expect(turned).toMatchObject({ width: 1333, height: 2000, right: 'red', left: 'blue' });
      await expect(clear).toMatchObject({ width: 300, height: 200, above: 'white' });
      // Nothing of the camera is left.
      const text = new TextDecoder('latin1').decode(await last()[1]?.arrayBuffer());
      await expect(text).not.toContain('Exif');
    });
  },
};

/** Safari before 17 takes no word on which way is up: photos are upright there all the same. */
export const OlderSafari: Story = {
  tags: ['!autodocs', 'any-scheme'],
  args: { draft: full },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    const photo = await turnedPhoto(1600, 2400);
    const decode = spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new TypeError('from-image'));
    await userEvent.upload(dialog.getByLabelText('Add a photo'), photo);
    await dialog.findByRole('img', { name: 'Photo 1' });
    decode.mockRestore();
    await userEvent.click(await send());
    const [turned] = await Promise.all(last().map(readPhoto));
    await expect(last()[0]?.type).toBe('image/jpeg');
    await expect(turned).toMatchObject({ width: 1333, height: 2000, right: 'red', left: 'blue' });
  },
};

/** While a photo is made smaller the focus stays where it was chosen, and nothing is sent without it. */
export const Preparing: Story = {
  tags: ['!autodocs', 'any-scheme'],
  args: { draft: full },
  play: async ({ args, userEvent, step }) => {
    const dialog = await shown();
    const photo = await drawnPhoto(80, 80);
    const field = dialog.getByLabelText('Add a photo');
    // iPhones turn their photos into JPEG files unless HEIC is asked for.
    await expect(field).toHaveAttribute('accept', expect.not.stringMatching(/hei[cf]/));
    let goOn = () => {};
    const real = globalThis.createImageBitmap;
    const decode = spyOn(globalThis, 'createImageBitmap').mockImplementation(async (...call: unknown[]) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return Reflect.apply(real, globalThis, call);
    });
    await step('Meanwhile nothing is sent, and the field keeps the focus', async () => {
      await userEvent.upload(field, photo);
      await userEvent.click(await screen.findByRole('button', { name: 'Preparing your photos' }));
      await expect(args.onSend).not.toHaveBeenCalled();
      field.focus();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Then it shows, and the field takes another', async () => {
      goOn();
      await dialog.findByRole('img', { name: 'Photo 1' });
      await expect(field).toHaveFocus();
      await waitFor(() => expect(field).not.toHaveAttribute('aria-disabled'));
    });
    decode.mockRestore();
  },
};

/** Three at most, and each can be removed; the focus stays in the form. */
export const AllThree: Story = {
  tags: ['!autodocs'],
  args: { draft: full },
  play: async ({ userEvent, step }) => {
    const dialog = await shown();
    const photos = await Promise.all([1, 2, 3, 4].map((number) => drawnPhoto(100 * number, 100)));
    const field = () => dialog.getByLabelText('Add a photo');
    await step('A fourth is left out, in words', async () => {
      await userEvent.upload(field(), photos);
      await dialog.findByRole('img', { name: 'Photo 3' });
      await waitFor(() =>
        expect(field()).toHaveAccessibleDescription(
          /Only 3 photos can be sent\. Remove one to add another\./,
        ),
      );
      await expect(dialog.queryByRole('img', { name: 'Photo 4' })).not.toBeInTheDocument();
    });
    await step('One is removed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
      await expect(dialog.queryByRole('img', { name: 'Photo 3' })).not.toBeInTheDocument();
      await expect(dialog.queryByText(/^Only 3 photos/)).not.toBeInTheDocument();
      await expect(field()).toHaveFocus();
    });
    await userEvent.click(await send());
    const kept = await Promise.all(last().map(readPhoto));
    await expect(kept.map(({ width }) => width)).toEqual([200, 300]);
  },
};

/** A file that is no photo, and one that only the server could read and that is too large. */
export const UnreadableFiles: Story = {
  tags: ['!autodocs'],
  args: { draft: full },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    const field = dialog.getByLabelText('Add a photo');
    await userEvent.upload(field, [
      new File(['This is a letter.'], 'letter.jpg', { type: 'image/jpeg' }),
      new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.avif', { type: 'image/avif' }),
      await drawnPhoto(80, 80),
    ]);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /“letter\.jpg” cannot be read as a photo\. Choose a JPEG or PNG file\. “large\.avif” is larger than 8 MB\. Choose a smaller photo\./,
      ),
    );
    await expect(await dialog.findAllByRole('img', { name: /^Photo/ })).toHaveLength(1);
  },
};

/** On its way: how much has been sent; closing gives it up. */
export const Sending: Story = {
  args: { draft: full, progress: 0.4 },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByText('Sending to the restaurant. Keep this page open.')).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'How much has been sent' })).toHaveValue(0.4);
    await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await userEvent.click(dialog.getByText('Cancel'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It did not arrive: what is filled in is still there. */
export const NotSent: Story = {
  args: {
    draft: { ...full, text: 'Both were cold.' },
    failure: {
      message:
        'It was not sent. Check your connection, then send it again. What you filled in is still here.',
      place: null,
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await shown();
    await expect(dialog.getByRole('alert')).toHaveTextContent('Check your connection, then send it again.');
    await expect(dialog.getByRole('textbox')).toHaveValue('Both were cold.');
    await userEvent.click(await send());
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The server refuses the photos: it is said beside them, and the focus is there. */
export const FilesRefused: Story = {
  tags: ['!autodocs'],
  args: { draft: full },
  render: function Refused(args) {
    const [failure, setFailure] = useState<OrderProblemFailure | null>(null);
    return (
      <OrderProblemDialog
        {...args}
        failure={failure}
        onSend={() => setFailure({ message: 'These photos are too large together.', place: 'photos' })}
      />
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await shown();
    await userEvent.click(await send());
    const field = dialog.getByLabelText('Add a photo');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/These photos are too large together\./);
  },
};

/** A whole screen on phones, with the short title and both buttons in sight. */
export const Phone: Story = {
  args: { draft: { ...full, reason: 'missing', text: 'The bag had the naan only.' } },
  globals: { viewport: { value: 'mobile' } },
};

/** A word that is longer than a phone is wide, from right to left. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { draft: full },
  globals: { viewport: { value: 'smallest' }, direction: 'rtl' },
  play: async () => {
    await shown();
    const body = screen.getByText('Which dishes?').closest('[role="dialog"] > div');
    await expect(body?.scrollWidth).toBeLessThanOrEqual(body?.clientWidth ?? 0);
  },
};
