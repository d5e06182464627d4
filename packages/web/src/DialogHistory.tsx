import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useModalStack } from '@tiffin/ui';
import { useEffect, useEffectEvent } from 'react';
import { dialogDepth, stepBack, stepInFlight } from './dialog-history.ts';

/**
 * Lets the browser's Back button close the dialog on top. Each open dialog has an entry in the history: one is added
 * when a dialog opens, Back leaves it and closes the dialog, and closing the dialog otherwise removes it.
 */
export function DialogHistory() {
  const { openIds, close } = useModalStack();
  const router = useRouter();
  const history: RouterHistory = router.history;

  const addEntry = (dialogs: number) => {
    // Otherwise the router would make one entry of two changes.
    history.flush();
    void router.navigate({
      href: history.location.href,
      state: { ...history.location.state, dialogs, isDialogOnly: true },
      resetScroll: false,
      hashScrollIntoView: false,
      ignoreBlocker: true,
    });
  };
  const addEntries = useEffectEvent(() => {
    for (let dialogs = dialogDepth(history) + 1; dialogs <= openIds.length; dialogs += 1) addEntry(dialogs);
  });
  /** Also leaves an entry whose dialog has gone: after a reload, or when Back or Forward leads to it. */
  const leaveEntry = useEffectEvent(() => {
    const isLeftOver = openIds.length < dialogDepth(history) && history.location.state.isDialogOnly === true;
    if (isLeftOver) void stepBack(history);
  });
  const onTraversed = useEffectEvent(() => {
    const depth = dialogDepth(history);
    // From the top one down. A locked dialog stays, and needs its entry again.
    const locked = openIds
      .slice(depth)
      .reverse()
      .filter((id) => !close(id));
    for (const index of locked.keys()) addEntry(depth + index + 1);
  });

  useEffect(() => {
    const settle = () => {
      addEntries();
      leaveEntry();
    };
    const inFlight = stepInFlight();
    if (inFlight === null) settle();
    else void inFlight.then(settle);
  }, [openIds]);
  useEffect(
    () =>
      history.subscribe(({ action: { type } }) => {
        if (type === 'PUSH' || type === 'REPLACE') return;
        const inFlight = stepInFlight();
        if (inFlight === null) onTraversed();
        // Several may have been closed.
        void Promise.resolve(inFlight).then(() => leaveEntry());
      }),
    [history],
  );
  return null;
}
