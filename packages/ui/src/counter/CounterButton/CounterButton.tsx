import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { PressButton } from '../../private/PressButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import type { CounterIconName } from '../CounterIcon/counter-icons.ts';
import * as styles from './CounterButton.css.ts';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'disabled'>;

/** Props of {@link CounterButton}. */
export interface CounterButtonProps extends NativeProps {
  /** The label: a verb, what happens when it is pressed. */
  children: ReactNode;
  /** `go` is the one Accept or Start of a view, `new` answers on the board, `late` sends money back. @default 'line' */
  variant?: 'ink' | 'line' | 'new' | 'go' | 'late';
  /** 56 px in rows, 64 px, or 84 px for the one answer of a view. @default 'medium' */
  size?: 'small' | 'medium' | 'answer';
  /** Fills the width of its place. @default false */
  isWide?: boolean;
  /** Puts the icon above the words, for the end of a row; 96 px high. @default false */
  isStacked?: boolean;
  /** Shows a spinner and ignores presses; keeps focus and label. @default false */
  isLoading?: boolean;
  /** Cannot be pressed, for instance without a connection. @default false */
  isDisabled?: boolean;
  /** Icon before the label. */
  icon?: CounterIconName;
  /** Icon after the label. */
  endIcon?: CounterIconName;
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit' | undefined;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action at the counter: large enough for wet hands, and read from two metres. */
export const CounterButton = ({
  variant = 'line',
  size = 'medium',
  isWide = false,
  isStacked = false,
  icon,
  endIcon,
  className,
  ...press
}: CounterButtonProps) => (
  <PressButton
    {...press}
    icon={icon && <CounterIcon name={icon} size={size === 'answer' || isStacked ? 'large' : 'medium'} />}
    endIcon={endIcon && <CounterIcon name={endIcon} />}
    className={classNames(
      styles.button,
      styles.size[size],
      styles.variant[variant],
      isWide && styles.wide,
      isStacked && styles.stacked,
      className,
    )}
  />
);
