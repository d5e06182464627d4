import { type ReactNode, useId } from 'react';
import type { Elements } from '../../private/Words.tsx';
import { FieldError } from '../Field/Field.tsx';
import * as styles from './FieldSet.css.ts';

/** The props that every group of choices has. */
export interface ChoiceGroupProps {
  /** What the choices are about. */
  legend: string;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** The group's id, for links from an ErrorSummary. */
  id?: string | undefined;
}

/** How the head of a group of choices looks. */
export interface ChoiceGroupLook {
  /** A small label as over a field, or a section's heading with a rule beside it. @default 'label' */
  look?: 'label' | 'section';
  /** How many may be chosen, beside a section's heading: "Required · Choose 1". */
  rule?: ReactNode;
}

export interface FieldSetProps extends ChoiceGroupProps, ChoiceGroupLook {
  /** The controls, given the id of the error line while there is an error. */
  children: (errorId: string | undefined) => Elements;
}

/** A group of controls under one legend, with one error for all of them. */
export const FieldSet = ({ legend, look = 'label', rule, error, id, children }: FieldSetProps) => {
  const errorId = `${useId()}-error`;
  return (
    <fieldset id={id} tabIndex={-1} className={styles.fieldSet} aria-describedby={error && errorId}>
      <legend className={styles.legend[look]}>
        {look === 'section' ? <span className={styles.heading}>{legend}</span> : <span>{legend}</span>}
        {rule !== undefined && <span className={styles.rule}>{rule}</span>}
      </legend>
      {children(error === undefined ? undefined : errorId)}
      <div className={error && styles.error}>
        <FieldError id={errorId} message={error} />
      </div>
    </fieldset>
  );
};
