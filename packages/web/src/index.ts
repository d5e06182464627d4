export { DialogHistory } from './DialogHistory.tsx';
export { dialogDepth, stepBack } from './dialog-history.ts';
export { isFollowedByApp } from './link-press.ts';
export { usePageRestored } from './use-page-restored.ts';
