const component = (name: string) => `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

/** Props of {@link ${name}}. */
export interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** Shows a text on a sunken ground. */
export const ${name} = ({ children }: ${name}Props) => <p className={styles.box}>{children}</p>;
`;

const style = `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({
  padding: vars.space[3],
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
  color: vars.color.ink,
});
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  args: { children: 'Freshly cooked' },
  parameters: {
    docs: {
      description: {
        component: \`
**Use it** to show a short text that stands apart.

**Not for** errors: those are a \\\`Banner\\\`.

**Do** keep it to one line. **Do not** put two beside each other.

| Key | What it does |
|---|---|
| Tab | passes it by |
\`,
      },
    },
  },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Freshly cooked')).toBeVisible();
  },
};
`;

const example = (name: string) => `import { ${name} } from '@tiffin/ui';

/** A short text that stands apart. */
export function Freshness() {
  return <${name}>Freshly cooked</${name}>;
}
`;

/** The files of a new component, by name: the smallest one that passes every check. */
export const componentFiles = (name: string): Readonly<Record<string, string>> => ({
  [`${name}.tsx`]: component(name),
  [`${name}.css.ts`]: style,
  [`${name}.stories.tsx`]: stories(name),
  [`${name}.example.tsx`]: example(name),
});
