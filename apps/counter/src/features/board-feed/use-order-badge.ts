import { useEffect } from 'react';

/** The page's title with the number of new orders before it. */
function titleWithCount(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return count === 0 ? bare : `(${count}) ${bare}`;
}

/** Counts new orders in the title of the page and on the icon of the installed app. */
export function useOrderBadge(count: number): void {
  // With each rendering: a page that is opened sets its own title.
  useEffect(() => {
    const title = titleWithCount(document.title, count);
    if (document.title !== title) document.title = title;
  });
  useEffect(() => {
    // Not every browser has badges, and a page that is not installed has no icon to put one on.
    if (!('setAppBadge' in navigator)) return;
    void (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
  }, [count]);
}
