import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/Button/Button.tsx';
import { pressed } from '../private/fixtures/pressed.tsx';
import { scrim } from './Modal/Modal.css.ts';
import { Modal, ModalBody } from './Modal/Modal.tsx';
import { ModalStackProvider } from './ModalStackProvider.tsx';
import { useModalStack } from './modal-stack-context.ts';

const Opener = () => {
  const { open, openIds } = useModalStack();
  return (
    <>
      <Button onClick={() => open(<Numbered number={1} />, 'dialog-1')}>Open dialog 1</Button>
      <Button
        variant="secondary"
        onClick={() => {
          for (const number of [1, 2, 3]) open(<Numbered number={number} />, `dialog-${number}`);
        }}
      >
        Open all three
      </Button>
      <p>Open: {openIds.length}</p>
    </>
  );
};

const Numbered = ({ number }: { number: number }) => {
  const { open, close } = useModalStack();
  const next = number + 1;
  return (
    <Modal title={`Dialog ${number}`} closeLabel={`Close dialog ${number}`}>
      <ModalBody>
        {next <= 3 && (
          <Button onClick={() => open(<Numbered number={next} />, `dialog-${next}`)}>
            Open dialog {next}
          </Button>
        )}
        <Button variant="secondary" onClick={() => close()}>
          Close the top one
        </Button>
        <Button variant="secondary" onClick={() => close('dialog-2')}>
          Close dialog 2
        </Button>
      </ModalBody>
    </Modal>
  );
};

let closeAll = () => {};

/** The opener, and a way to close everything from outside, as a session that ends does. */
const CloseAll = () => {
  const { openIds, close } = useModalStack();
  closeAll = () => {
    for (const id of openIds) close(id);
  };
  return <Opener />;
};

/** A dialog that the app renders itself, with one from the stack above it. */
const Rendered = ({ isLocked = false }: { isLocked?: boolean }) => {
  const { open, openIds, close } = useModalStack();
  const [isOpen, setOpen] = useState(false);
  closeTop = close;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the rendered one</Button>
      <p>Open: {openIds.length}</p>
      <Modal title="Rendered" isOpen={isOpen} isLocked={isLocked} onClose={() => setOpen(false)}>
        <ModalBody>
          <Button onClick={() => open(<Numbered number={3} />)}>Open dialog 3</Button>
        </ModalBody>
      </Modal>
    </>
  );
};

let closeTop: () => boolean;

const isLocked = () => getComputedStyle(document.body).overflow === 'hidden';

const meta = {
  component: ModalStackProvider,
  args: { children: <Opener /> },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** once, near the root, inside every provider that dialogs need. Every \`Modal\` joins the stack while it is
open, whether the app renders it with \`isOpen\` and \`onClose\` or \`useModalStack().open(content, id?)\` shows it.
\`close(id?)\` closes the one with that id or the top one, and \`openIds\` lists them, the top one last: an app lets its
Back button close dialogs with these two.

**Not for** holding what a dialog shows: the content of \`open\` closes over its own data, and does not follow later
props unless it is opened again with its id.

**Do** give an id to a dialog that may be opened twice by accident: the second call replaces the first. **Do not**
stack more than a task needs: from the third on people lose the thread.

| Key | What it does |
|---|---|
| Escape | closes the top one; the next press the one below |
| Tab | stays in the top one |

The page does not scroll while any dialog is open; only the top one can be used. A locked dialog stays: \`close\`
returns false.
`,
      },
      story: { inline: false, height: '420px' },
    },
  },
} satisfies Meta<typeof ModalStackProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });
const veils = () => [...document.querySelectorAll(`.${scrim}`)].map((veil) => getComputedStyle(veil).opacity);
const inTop = (name: string) => {
  const top = dialogs().at(-1);
  if (!top) throw new Error('No dialog is open.');
  return within(top).getByRole('button', { name });
};

const openThree: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open dialog 1' }));
  await screen.findByRole('dialog', { name: 'Dialog 1' });
  await userEvent.click(inTop('Open dialog 2'));
  await screen.findByRole('dialog', { name: 'Dialog 2' });
  await userEvent.click(inTop('Open dialog 3'));
  await screen.findByRole('dialog', { name: 'Dialog 3' });
};

/** Three on top of each other: only the top one is within reach. */
export const Default: Story = {
  decorators: [pressed('Open all three')],
  play: async () => {
    await screen.findByRole('dialog', { name: 'Dialog 3' });
    await expect(dialogs()).toHaveLength(3);
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Dialog 3');
    await waitFor(() => expect(veils()).toEqual(['0', '0', '1']));
  },
};

/** Escape closes one at a time; the focus goes back down, step by step, to the page. */
export const EscapeClosesTheTop: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await openThree(context);
    const { canvas, step, userEvent } = context;
    await step('The third closes', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialogs()).toHaveLength(2));
      await waitFor(() => expect(inTop('Open dialog 3')).toHaveFocus());
    });
    await step('The second closes', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialogs()).toHaveLength(1));
      await waitFor(() => expect(inTop('Open dialog 2')).toHaveFocus());
    });
    await step('The first closes', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialogs()).toHaveLength(0));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open dialog 1' })).toHaveFocus());
    });
  },
};

/** The middle one closes by its id; the top one stays and keeps the focus. */
export const CloseById: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await openThree(context);
    await context.userEvent.click(inTop('Close dialog 2'));
    await waitFor(() => expect(dialogs()).toHaveLength(2));
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Dialog 3');
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await context.userEvent.click(inTop('Close the top one'));
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Dialog 1');
  },
};

/** The page scrolls again only when the last one is closed. */
export const LocksScroll: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await expect(isLocked()).toBe(false);
    await openThree(context);
    for (const left of [2, 1, 0]) {
      await expect(isLocked()).toBe(true);
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialogs()).toHaveLength(left));
    }
    await waitFor(() => expect(isLocked()).toBe(false));
    await expect(context.canvas.getByText('Open: 0')).toBeVisible();
  },
};

/** Opened in one go they stack all the same: the last is on top, alone within reach, and has the focus. */
export const ThreeAtOnce: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open all three' });
    await step('The last is on top', async () => {
      await userEvent.click(opener);
      const top = await screen.findByRole('dialog', { name: 'Dialog 3' });
      await expect(dialogs()).toHaveLength(3);
      await expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await waitFor(() => expect(top.contains(document.activeElement)).toBe(true));
    });
    await step('They close one by one, and the focus goes back down', async () => {
      for (const below of ['Dialog 2', 'Dialog 1']) {
        await userEvent.keyboard('{Escape}');
        const next = await screen.findByRole('dialog', { name: below });
        await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialogs()).toHaveLength(0));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** Closed in one go, the page can be used and scrolled again. */
export const ClosedAtOnce: Story = {
  tags: ['!autodocs'],
  args: { children: <CloseAll /> },
  play: async (context) => {
    await openThree(context);
    closeAll();
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await waitFor(() => expect(getComputedStyle(document.body).overflow).not.toBe('hidden'));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open dialog 1' })).toHaveFocus());
  },
};

/** A dialog that the app renders joins the same stack: `close()` closes the top one, however it was opened. */
export const RenderedByTheApp: Story = {
  tags: ['!autodocs'],
  args: { children: <Rendered /> },
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the rendered one' });
    await step('Both lock the page and count', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Rendered' });
      await waitFor(() => expect(isLocked()).toBe(true));
      await userEvent.click(inTop('Open dialog 3'));
      await screen.findByRole('dialog', { name: 'Dialog 3' });
      await expect(canvas.getByText('Open: 2')).toBeInTheDocument();
    });
    await step('The top one closes, then the one below', async () => {
      await expect(closeTop()).toBe(true);
      await screen.findByRole('dialog', { name: 'Rendered' });
      await waitFor(() => expect(dialogs()).toHaveLength(1));
      await expect(closeTop()).toBe(true);
      await waitFor(() => expect(dialogs()).toHaveLength(0));
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(isLocked()).toBe(false));
      await expect(closeTop()).toBe(false);
    });
  },
};

/** A locked dialog stays open. */
export const LockedStays: Story = {
  tags: ['!autodocs'],
  args: { children: <Rendered isLocked /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the rendered one' }));
    await screen.findByRole('dialog', { name: 'Rendered' });
    await expect(closeTop()).toBe(false);
    await expect(screen.getByRole('dialog', { name: 'Rendered' })).toBeInTheDocument();
  },
};
