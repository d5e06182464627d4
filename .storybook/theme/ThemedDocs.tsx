import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import './docs.css.ts';
import { storybookTheme } from './storybook-theme.ts';
import { type ToolbarGlobals, useDocumentTheme } from './use-document-theme.ts';

const noChoices: ToolbarGlobals = {};

/** The toolbar's choices on a docs page, which belongs to no single story. */
function useToolbar({ channel }: DocsContainerProps['context']): ToolbarGlobals {
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  return useSyncExternalStore(subscribe, () => {
    const [latest] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return latest?.userGlobals ?? latest?.globals ?? noChoices;
  });
}

/** A docs page that follows the toolbar's scheme, restaurant, direction and motion. */
export const ThemedDocs = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const toolbar = useToolbar(context);
  useDocumentTheme(toolbar);
  return (
    <DocsContainer context={context} theme={storybookTheme(toolbar.brand, toolbar.scheme)}>
      {children}
    </DocsContainer>
  );
};
