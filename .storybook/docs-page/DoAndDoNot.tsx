import { Description, DocsContext, Story } from '@storybook/addon-docs/blocks';
import { Icon } from '@tiffin/ui';
import { type ContextType, useContext } from 'react';
import * as styles from './DoAndDoNot.css.ts';
import { Nearby } from './Nearby.tsx';

type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

interface PictureProps {
  /** The tag of the stories. */
  kind: 'do' | 'do-not';
  story: DocsStory;
}

const Picture = ({ kind, story }: PictureProps) => (
  <figure className={styles.picture[kind]}>
    {/* Storybook's class for stories: the page's own type does not reach into it. */}
    <div className={`docs-story ${styles.stage}`}>
      <Nearby>
        <Story of={story.moduleExport} inline />
      </Nearby>
    </div>
    <figcaption className={styles.caption}>
      <strong>
        <Icon name={kind === 'do' ? 'check' : 'close'} size="small" /> {kind === 'do' ? 'Do' : 'Do not'}
      </strong>
      <Description of={story.moduleExport} />
    </figcaption>
  </figure>
);

/** One good and one bad picture of a component: its stories with the tags `do` and `do-not`. */
export const DoAndDoNot = () => {
  const stories = useContext(DocsContext).componentStories();
  const tagged = (kind: PictureProps['kind']) => stories.find(({ tags }) => tags.includes(kind));
  const [good, bad] = [tagged('do'), tagged('do-not')];
  if (good === undefined || bad === undefined) return null;
  return (
    <div className={styles.pair}>
      <Picture kind="do" story={good} />
      <Picture kind="do-not" story={bad} />
    </div>
  );
};
