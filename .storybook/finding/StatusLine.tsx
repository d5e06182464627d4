import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { checksOf } from './checks.ts';
import { status } from './finding.css.ts';
import { versionOf } from './versions.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const counted = (count: number) => (count === 1 ? '1 story' : `${count} stories`);

/** Whether a component has been released, where its source is, and what `npm test` checks of it each time: read from its stories. */
export const StatusLine = () => {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('test'));
  const checks = checksOf(stories.map(({ parameters }) => textOf(parameters.docs?.source?.originalSource)));
  const file = textOf(stories[0]?.parameters.fileName).replace(/^\.\//, '');
  return (
    <dl className={status}>
      <div>
        <dt>Status</dt>
        <dd>{versionOf(file)}</dd>
      </div>
      <div>
        <dt>Source</dt>
        <dd>{file.replace(/[^/]+$/, '')}</dd>
      </div>
      <div>
        <dt>axe, light and dark</dt>
        <dd>{counted(checks.axe)}, in every npm test</dd>
      </div>
      <div>
        <dt>Keyboard</dt>
        <dd>{checks.keyboard === 0 ? 'not played' : `${counted(checks.keyboard)}, in every npm test`}</dd>
      </div>
      <div>
        <dt>Roles and spoken names</dt>
        <dd>{checks.roles === 0 ? 'not asserted' : `${counted(checks.roles)}, in every npm test`}</dd>
      </div>
    </dl>
  );
};
