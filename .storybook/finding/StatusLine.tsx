import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { checksOf, runsInWords } from './checks.ts';
import { status } from './finding.css.ts';
import { versionOf } from './versions.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a component has been released, where its source is, and what the tests check of it and when: read from its stories. */
export const StatusLine = () => {
  const stories = useContext(DocsContext).componentStories();
  const checks = checksOf(
    stories.map(({ parameters, tags }) => ({
      source: textOf(parameters.docs?.source?.originalSource),
      tags,
    })),
  );
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
        <dt>axe in light</dt>
        <dd>{runsInWords(checks.axe, 'not looked at')}</dd>
      </div>
      <div>
        <dt>axe in dark</dt>
        <dd>{runsInWords(checks.dark, 'the same in both')}</dd>
      </div>
      <div>
        <dt>Keyboard</dt>
        <dd>{runsInWords(checks.keyboard, 'not played')}</dd>
      </div>
      <div>
        <dt>Roles and spoken names</dt>
        <dd>{runsInWords(checks.roles, 'not asserted')}</dd>
      </div>
    </dl>
  );
};
