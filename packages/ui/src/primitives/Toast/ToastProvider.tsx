import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Elements } from '../../private/Words.tsx';
import { media } from '../../theme/breakpoints.ts';
import * as styles from './Toast.css.ts';
import { Toast, type ToastProps } from './Toast.tsx';

/** What `showToast` takes. */
export type ToastMessage = Pick<ToastProps, 'message' | 'tone' | 'action'>;

/** Shows and removes toasts. */
export interface Toasts {
  /** Shows a message and returns its id; the same message again restarts its time instead of showing twice. */
  showToast: (toast: ToastMessage) => number;
  /** Removes one message. */
  dismissToast: (id: number) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Most messages in sight; an older one makes room. More than one would cover what a phone shows. */
const shownAtOnce = () => (window.matchMedia(media.mobile).matches ? 1 : 3);

/** Between the messages and a dialog below them. */
const marginBelowPx = 8;

export interface ToastProviderProps {
  /** The app: anything below may show toasts. */
  children: Elements;
}

/** Holds the page's toasts. Once, near the root of the app. */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const lastId = useRef(0);

  const dismissToast = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const showToast = useCallback((toast: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) =>
      [
        ...shown.filter(({ message, tone }) => message !== toast.message || tone !== toast.tone),
        { ...toast, id },
      ].slice(-shownAtOnce()),
    );
    return id;
  }, []);
  const layer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (layer.current === null) return;
    const root = document.documentElement.style;
    const property = styles.toastsHeight.slice('var('.length, -1);
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      if (height === 0) root.removeProperty(property);
      else root.setProperty(property, `${height + marginBelowPx}px`);
    });
    observer.observe(layer.current);
    return () => {
      observer.disconnect();
      root.removeProperty(property);
    };
  }, []);
  const value = useMemo(() => ({ showToast, dismissToast }), [showToast, dismissToast]);

  // Live regions are in the page before their first message, or some screen readers stay silent.
  const region = (tone: ToastMessage['tone']) => (
    <div className={styles.list} aria-live={tone === 'bad' ? 'assertive' : 'polite'}>
      {toasts
        .filter((toast) => toast.tone === tone)
        .map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onDismiss={() => dismissToast(id)} />
        ))}
    </div>
  );

  return (
    <ToastContext value={value}>
      {children}
      <section ref={layer} className={styles.layer} aria-label="Messages" data-toasts="">
        {region('bad')}
        {region('good')}
      </section>
    </ToastContext>
  );
};

/** Shows passing messages: `showToast({ message, tone: 'bad' })`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) {
    throw new Error('useToast needs a ToastProvider above it. Put one near the root of the app.');
  }
  return toasts;
}
