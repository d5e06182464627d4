import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { iconButton } from './IconButton.css.ts';

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'style' | 'disabled' | 'children' | 'aria-label'
>;

export interface IconButtonProps extends NativeProps {
  /** What the button does. */
  icon: IconName;
  /** Its spoken name, naming the thing it acts on. */
  label: string;
  /** Cannot be pressed. @default false */
  isDisabled?: boolean;
  /** Size of the icon; the target is 44 px always. @default 'medium' */
  iconSize?: 'small' | 'medium';
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px button that shows only an icon: close, dismiss, one more. With room for a word, use Button. */
export const IconButton = ({
  icon,
  label,
  isDisabled = false,
  iconSize = 'medium',
  type = 'button',
  className,
  ...native
}: IconButtonProps) => (
  <button
    {...native}
    type={type}
    disabled={isDisabled}
    aria-label={label}
    className={classNames(iconButton, className)}
  >
    <Icon name={icon} size={iconSize} />
  </button>
);
