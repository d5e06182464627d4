import { afterEach } from 'vitest';
import { firstLooks } from './first-looks.ts';

/** A story that looks like an earlier one of its page until its play function runs: docs pages run none. */
const twinOf = (id: string) => {
  const own = firstLooks.get(id);
  if (own === undefined || !own.isOnDocsPage || own.isEmpty) return undefined;
  return [...firstLooks.values()].find(
    (other) =>
      other !== own && other.isOnDocsPage && other.title === own.title && other.markup === own.markup,
  );
};

/** Fails a story that its docs page cannot show. */
afterEach(({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  const look = storyId === undefined ? undefined : firstLooks.get(storyId);
  if (storyId === undefined || look === undefined) return;
  const twin = twinOf(storyId);
  if (twin !== undefined)
    throw new Error(
      `The docs page shows “${look.name}” like “${twin.name}”: docs pages run no play function. ` +
        "Give the state by args, or take a story that is all behaviour off the page with tags: ['!autodocs'].",
    );
  if (look.isOnDocsPage && look.needsWindow !== undefined && !look.hasWindow)
    throw new Error(
      `“${look.name}” ${look.needsWindow} before anyone has touched it, and so would its whole docs page. ` +
        "Give it a window of its own: parameters.docs.story: { inline: false, height: '480px' }.",
    );
});
