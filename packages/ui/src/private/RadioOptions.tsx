import { Fragment, type ReactElement, useId } from 'react';
import { nativeInput } from './choice.css.ts';
import type { Elements } from './Words.tsx';

interface RadioOptionsProps<
  Option extends { readonly value: string; readonly isDisabled?: boolean; readonly under?: Elements },
> {
  options: readonly Option[];
  /** The chosen one; null while none is. */
  value: Option['value'] | null;
  onChange: (value: Option['value']) => void;
  /** What each option shows beside its input, which lies unseen over the whole label. */
  children: (option: Option) => ReactElement;
  /** The look of the labels. */
  className: string;
  /** Names the error under the group, if there is one. */
  errorId?: string | undefined;
  /** Whether the inputs are marked as invalid. */
  isInvalid?: boolean;
}

/** The labelled radio inputs that RadioCards, RadioGroup, ToggleGroup and the counter's chips and segments have in common. */
export const RadioOptions = <
  Option extends { readonly value: string; readonly isDisabled?: boolean; readonly under?: Elements },
>({
  options,
  value,
  onChange,
  children,
  className,
  errorId,
  isInvalid = false,
}: RadioOptionsProps<Option>) => {
  const name = useId();
  return options.map((option) => (
    <Fragment key={option.value}>
      <label className={className}>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          disabled={option.isDisabled}
          aria-describedby={errorId}
          aria-invalid={isInvalid || undefined}
          onChange={() => onChange(option.value)}
          className={nativeInput}
        />
        {children(option)}
      </label>
      {option.under}
    </Fragment>
  ));
};
