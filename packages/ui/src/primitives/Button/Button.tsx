import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { PressButton } from '../../private/PressButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { buttonClass } from './button-class.ts';

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'disabled'>;

export interface ButtonProps extends NativeProps {
  /** The label: what happens when it is pressed. */
  children: ReactNode;
  /** How much the action matters: one `primary` per view. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'ink' | 'text' | 'quiet';
  /** 48 px, or 44 px for tight places. @default 'medium' */
  size?: 'medium' | 'small';
  /** Fills the width of its place. @default false */
  isWide?: boolean;
  /** Lines the words of `text` and `quiet` up with the end of their row: only the padding hangs over. */
  edge?: 'end' | undefined;
  /** Shows a spinner and ignores presses; keeps focus and label. @default false */
  isLoading?: boolean;
  /** Cannot be pressed, and leaves the tab order. @default false */
  isDisabled?: boolean;
  /** Cannot be pressed, but stays focusable, so that its reason can be read. @default false */
  isUnavailable?: boolean;
  /** Icon before the label. */
  icon?: IconName;
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action on the page. To go somewhere, use ButtonLink or Link. */
export const Button = ({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  edge,
  icon,
  className,
  ...press
}: ButtonProps) => (
  <PressButton
    {...press}
    icon={icon && <Icon name={icon} size="small" />}
    className={buttonClass({ variant, size, isWide, edge }, className)}
  />
);
