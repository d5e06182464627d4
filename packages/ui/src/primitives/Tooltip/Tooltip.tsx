import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as styles from './Tooltip.css.ts';

/** Milliseconds before a tooltip shows (spec §2, Navigation). */
const tooltipDelayMs = 100;

export interface TooltipProps {
  /** The words: the same as the control's spoken name, for those who see only its icon. */
  label: string;
  /** One control that already has this label as its accessible name. */
  children: ReactElement;
  /** Beside or above the control. @default 'end' */
  placement?: 'end' | 'top';
  /** Shows nothing, while the label itself is in sight. @default false */
  isDisabled?: boolean;
}

/**
 * Shows the name of an icon control on hover and on keyboard focus, after 100 ms.
 * It repeats the accessible name, so screen readers skip it; anything more belongs on the page.
 */
export const Tooltip = ({ label, children, placement = 'end', isDisabled = false }: TooltipProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const openSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), tooltipDelayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what people use.
    <span
      className={styles.anchor}
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) openSoon();
      }}
      onBlur={close}
    >
      {children}
      {isOpen && !isDisabled && (
        <span role="tooltip" aria-hidden="true" className={styles.tip[placement]}>
          {label}
        </span>
      )}
    </span>
  );
};
