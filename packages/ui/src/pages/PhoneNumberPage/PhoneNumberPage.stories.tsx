import type { Meta, StoryObj } from '@storybook/react-vite';
import { parsePhoneNumber } from '@tiffin/domain';
import { expect, fn } from 'storybook/test';
import { saffronMenu } from '../../private/fixtures/saffron-menu.ts';
import { mastheadPictures } from '../HomePage/masthead-pictures.ts';
import { PhoneNumberPage } from './PhoneNumberPage.tsx';

const meta = {
  component: PhoneNumberPage,
  args: {
    picture: mastheadPictures(saffronMenu)[0],
    parse: parsePhoneNumber,
    skipHref: '/',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** for \`/phone-number-form\`: after the first sign-in, before checkout without a number, and to change it.

**Not for** signing in: the number proves nothing.

**Do** go on to where the customer was heading once it is saved. **Do not** show the cart beside it.

| Key | What it does |
|---|---|
| Tab | goes through field and buttons |
| Enter | saves |
`,
      },
    },
  },
} satisfies Meta<typeof PhoneNumberPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Why it is asked for, one field, and a way round it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your phone number' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '07911 123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('+447911123456');
  },
};

/** Saving failed. */
export const ServerError: Story = {
  args: { initialValue: '07911 123456', error: 'We could not save your number. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** Without the picture on phones. */
export const Mobile: Story = { globals: { viewport: { value: 'mobile' } } };
