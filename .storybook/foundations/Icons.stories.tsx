import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '@tiffin/ui';
import { iconNames } from '../../packages/ui/src/primitives/Icon/icons.ts';
import { foundationPage } from './foundation-page.tsx';
import * as styles from './foundations.css.ts';
import { Page } from './tokens.tsx';

const meta = { parameters: foundationPage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon by its name: what it means, not what it shows. */
export const Names: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Named for what they mean. They stand beside words, or carry a spoken name as the label of an IconButton."
    >
      <div className={styles.grid}>
        {iconNames.map((name) => (
          <div key={name} className={`${styles.card} ${styles.words}`}>
            <Icon name={name} /> {name}
          </div>
        ))}
      </div>
    </Page>
  ),
};
