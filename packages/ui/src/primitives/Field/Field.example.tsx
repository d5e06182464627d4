import { Field, FieldError } from '@tiffin/ui';

/** A new kind of field: the control takes what ties it to label, help and error. */
export function BirthdayField() {
  return <Field label="Date of birth">{(control) => <input {...control} type="date" />}</Field>;
}

/** The error line alone, for a group that has its own heading. */
export function NothingChosen() {
  return <FieldError id="extras-error" message="Choose at least one extra" />;
}
