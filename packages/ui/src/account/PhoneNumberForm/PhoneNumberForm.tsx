import type { ParsedPhoneNumber } from '@tiffin/domain';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { phoneNumberStrings as strings } from '../account.strings.ts';
import * as styles from './PhoneNumberForm.css.ts';

export interface PhoneNumberFormProps {
  /** The number so far, for changing it; it may come late, and what was typed by then stays. @default '' */
  initialValue?: string | undefined;
  /** Reads what was typed. A callback, because the library that knows all countries is large: load it late. */
  parse: (text: string) => ParsedPhoneNumber | Promise<ParsedPhoneNumber>;
  /** The number is being saved. @default false */
  isSaving?: boolean | undefined;
  /** Why it could not be saved. What was typed stays. */
  error?: string | undefined;
  /** Where the customer goes on without giving a number; no such link without it. */
  skipHref?: PageHref | undefined;
  /** Called with the valid number in E.164. */
  onSubmit: (phoneNumber: string) => void;
}

/** Asks for a phone number, UK or international, and hands it on in E.164. */
export const PhoneNumberForm = (props: PhoneNumberFormProps) => {
  const { initialValue = '', parse, isSaving = false, error, skipHref, onSubmit } = props;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? initialValue;
  const [problem, setProblem] = useState<string | undefined>();
  const fieldId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const parsed = await parse(text);
    setProblem(parsed.ok ? undefined : parsed.message);
    if (parsed.ok) onSubmit(parsed.e164);
    // One field needs no summary: its message is read with it.
    else document.getElementById(fieldId)?.focus();
  };

  const explainPasted = async (pasted: string) => {
    const parsed = await parse(pasted);
    if (!parsed.ok) setProblem(parsed.message);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error !== undefined && problem === undefined && <Banner tone="bad">{error}</Banner>}
      <TextField
        id={fieldId}
        className={styles.field}
        label={strings.label}
        help={strings.help}
        type="tel"
        icon="phone"
        autoComplete="tel"
        isLarge
        isRequired
        value={text}
        error={problem}
        onPasted={(pasted) => void explainPasted(pasted)}
        onChange={(next) => {
          setTyped(next);
          setProblem(undefined);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" isLoading={isSaving}>
          {strings.save}
        </Button>
        {skipHref !== undefined && (
          <ButtonLink variant="text" href={skipHref}>
            {strings.skip}
          </ButtonLink>
        )}
      </div>
    </form>
  );
};
