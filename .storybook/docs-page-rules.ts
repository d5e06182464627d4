import { afterEach } from 'vitest';
import { renderedStories } from './rendered-stories.ts';

/** A story that looks like an earlier one of its page until its play function runs: docs pages run none. */
const twinOf = (id: string) => {
  const own = renderedStories.get(id);
  if (own === undefined || !own.isOnDocsPage || own.isEmpty) return undefined;
  return [...renderedStories.values()].find(
    (other) =>
      other !== own && other.isOnDocsPage && other.title === own.title && other.markup === own.markup,
  );
};

/** Fails a story that its docs page cannot show. */
afterEach(({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  const story = storyId === undefined ? undefined : renderedStories.get(storyId);
  if (storyId === undefined || story === undefined) return;
  const twin = twinOf(storyId);
  if (twin !== undefined)
    throw new Error(
      `The docs page shows “${story.name}” like “${twin.name}”: docs pages run no play function. ` +
        "Give the state by args, or take a story that is all behaviour off the page with tags: ['!autodocs'].",
    );
  if (story.isOnDocsPage && story.needsWindow !== undefined && !story.hasWindow)
    throw new Error(
      `“${story.name}” ${story.needsWindow} before anyone has touched it, and so would its whole docs page. ` +
        "Give it a window of its own: parameters.docs.story: { inline: false, height: '480px' }.",
    );
});
