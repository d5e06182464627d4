export { DialogHistory } from './DialogHistory.tsx';
export { dialogDepth, stepBack } from './dialog-history.ts';
export { FontPreloads } from './FontPreloads.tsx';
export { isFollowedByApp } from './link-press.ts';
export { RouteAnnouncer } from './RouteAnnouncer.tsx';
export { usePageRemount } from './use-page-remount.ts';
export { usePageRestored } from './use-page-restored.ts';
