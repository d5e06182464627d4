import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { moveAway } from '../../private/fixtures/move-away.ts';
import { Modal, ModalBody, ModalFooter, ModalTitle } from './Modal.tsx';

const meta = {
  component: Modal,
  subcomponents: { ModalTitle, ModalBody, ModalFooter },
  args: {
    title: 'Smoked chicken tikka',
    isOpen: true,
    onClose: fn(),
    children: (
      <>
        <ModalBody>
          <p>Free-range thigh, two nights in yoghurt and Kashmiri chilli, finished over applewood.</p>
        </ModalBody>
        <ModalFooter>
          <Button>Add to cart · £11.50</Button>
        </ModalFooter>
      </>
    ),
  },
  render: function Controlled(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen ?? false);
    return (
      <>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Open
        </Button>
        <Modal
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
            args.onClose?.();
          }}
        />
      </>
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use it** for one task over the page: a dish with its options, checking an order. 60 % by 90 % of the viewport on
desktop, 84 % wide on tablets, the whole screen on phones. It holds a \`ModalBody\`, which scrolls, and a
\`ModalFooter\` with the actions; a layout of its own places its heading with a \`ModalTitle\`.

**Not for** messages (a toast or a \`Banner\`), nor for anything with an address of its own that people return to:
that is a page.

**Do** name it with exactly one title, and keep the actions in the footer, in sight. **Do not** lock it (\`isLocked\`)
but for the seconds in which leaving would lose something.

| Key | What it does |
|---|---|
| Tab, Shift + Tab | goes round inside, never to the page behind |
| Escape | closes the top dialog only |

Focus goes in on opening and back to where it came from on closing; the page behind does not scroll.
`,
      },
      story: { inline: false, height: '560px' },
    },
  },
} satisfies Meta<typeof Modal>;

/** A paragraph that goes at a press. */
function Failing() {
  const [isNew, setNew] = useState(true);
  return (
    <ModalBody>
      {isNew && <p>New here?</p>}
      <Button onClick={() => setNew(false)}>I know</Button>
    </ModalBody>
  );
}

/** Stands for the page's own boundary. */
class Page extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p role="alert">This page did not load</p> : this.props.children;
  }
}

export default meta;
type Story = StoryObj<typeof meta>;

/** Open, with a header, a body that scrolls and pinned actions. */
export const Default: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Smoked chicken tikka' });
    await waitFor(() => expect(dialog).toBeVisible());
    // What Radix sets on the body must not reach the page below: each of its elements would be restyled.
    await expect(document.body.style.pointerEvents).toBe('none');
    await expect(getComputedStyle(canvasElement).pointerEvents).toBe('auto');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** On desktop it takes 60 % by 90 % of the viewport. */
export const Measures: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const width = { phone: 1, tablet: 0.84, desktop: 0.6 }[
      innerWidth < 768 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop'
    ];
    await expect(dialog.offsetWidth).toBeCloseTo(innerWidth * width, -0.5);
    await expect(dialog.offsetHeight).toBeCloseTo(innerHeight * (innerWidth < 768 ? 1 : 0.9), -0.5);
  },
};

/** Escape closes it, and the focus returns to the button that opened it. */
export const ReturnsFocus: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The button that opened it has gone meanwhile, as "Cancel order" does: the focus goes to the page's content. */
export const OpenerGone: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: function Cancellable(args) {
    const [state, setState] = useState<'idle' | 'asked' | 'cancelled'>('idle');
    return (
      <main tabIndex={-1}>
        {state !== 'cancelled' && <Button onClick={() => setState('asked')}>Cancel order</Button>}
        <Modal {...args} isOpen={state === 'asked'} onClose={() => setState('idle')}>
          <ModalFooter>
            <Button onClick={() => setState('cancelled')}>Cancel it</Button>
          </ModalFooter>
        </Modal>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** Tab goes round inside and never to the page behind. */
export const TrapsFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

/** Locked while the payment page is on its way: no close button, and Escape does nothing. */
export const Locked: Story = {
  args: { isLocked: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

/** A sheet on phones, such as the cart. */
export const Sheet: Story = {
  args: { title: 'Your cart', phoneLook: 'sheet' },
  globals: { viewport: { value: 'mobile' } },
};

/** The content brings its own way out, such as the cart's header with its cross: none lies over it. */
export const OwnCloseButton: Story = {
  args: { title: 'Your cart', phoneLook: 'sheet', hasCloseButton: false },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Its content fails, since a browser extension has changed the page: it comes again, in the same dialog. */
export const FailsOnce: Story = {
  tags: ['!autodocs'],
  args: { children: <Failing /> },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Smoked chicken tikka' });
    const button = screen.getByRole('button', { name: 'I know' });
    moveAway(screen.getByText('New here?'));
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('New here?')).toBeVisible());
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

/** It fails again: that is for the boundary above to say. */
export const FailsTwice: Story = {
  tags: ['!autodocs'],
  args: { children: <Failing /> },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog');
    for (const _ of ['first', 'second']) {
      const button = screen.getByRole('button', { name: 'I know' });
      moveAway(screen.getByText('New here?'));
      await userEvent.click(button);
      await waitFor(() => expect(button).not.toBeInTheDocument());
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page did not load');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** One task, one title, and its action in sight at the foot. */
export const Do: Story = {
  tags: ['do', '!dev', '!test', '!autodocs'],
  parameters: { docs: { story: { height: '420px' } } },
};

/** A message alone is a toast: nobody should have to close it. */
export const DoNot: Story = {
  tags: ['do-not', '!dev', '!test', '!autodocs'],
  args: { title: 'Success', children: <ModalBody>Your address was saved.</ModalBody> },
  parameters: { docs: { story: { height: '420px' } } },
};
