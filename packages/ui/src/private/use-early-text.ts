import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports what was typed into a field before React listened to server-rendered HTML, or what the browser has put back
 * after a reload.
 */
export const useEarlyText = (
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (typed: string) => void,
): void => {
  const report = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== value) onChange(typed);
  });

  useEffect(() => report(), []);
};
