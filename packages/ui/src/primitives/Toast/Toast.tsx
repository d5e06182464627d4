import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';

export interface ToastProps {
  /** What happened, one sentence. */
  message: string;
  /** Failures (`bad`) stay until dismissed, successes (`good`) leave after 5 s. */
  tone: 'good' | 'bad';
  /** One way to go on, such as trying again. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Called when it is dismissed, used, or its time is up. */
  onDismiss: () => void;
}

/** Milliseconds for which a success is shown; hover and focus stop the clock. */
export const successToastMs = 5_000;

/** One message on the dark bar. Show it with `useToast`, which also announces it. */
export const Toast = ({ message, tone, action, onDismiss }: ToastProps) => {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (tone === 'bad' || isHeld) return;
    const timer = setTimeout(() => dismiss(), successToastMs);
    return () => clearTimeout(timer);
  }, [tone, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only stop the clock.
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={styles.icon[tone]}>
        <Icon name={tone === 'bad' ? 'error' : 'check'} size="small" />
      </span>
      <p className={styles.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" label="Dismiss" className={styles.dismiss} onClick={onDismiss} />
    </div>
  );
};
