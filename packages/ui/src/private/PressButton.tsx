import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { Words } from './Words.tsx';

interface PressButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'disabled'> {
  /** The label. */
  children: ReactNode;
  /** Shows a spinner and ignores presses; keeps focus and label. @default false */
  isLoading?: boolean | undefined;
  /** Cannot be pressed, and leaves the tab order. @default false */
  isDisabled?: boolean | undefined;
  /** Cannot be pressed, but stays focusable. @default false */
  isUnavailable?: boolean | undefined;
  /** The icon before the label. */
  icon?: ReactElement | undefined;
  /** The icon after the label. */
  endIcon?: ReactElement | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** What every button with words does: it ignores presses while its action is under way, and keeps the focus. */
export const PressButton = ({
  children,
  isLoading = false,
  isDisabled = false,
  isUnavailable = false,
  icon,
  endIcon,
  type = 'button',
  onClick,
  ...native
}: PressButtonProps) => {
  const ignoresPresses = isLoading || isUnavailable;
  const ignore = (event: MouseEvent) => {
    // A submit button would otherwise still send its form.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      {...native}
      type={type}
      disabled={isDisabled}
      aria-disabled={ignoresPresses || undefined}
      aria-busy={isLoading || undefined}
      onClick={ignoresPresses ? ignore : onClick}
    >
      {isLoading ? <Spinner label="" /> : icon}
      <Words>{children}</Words>
      {endIcon}
    </button>
  );
};
