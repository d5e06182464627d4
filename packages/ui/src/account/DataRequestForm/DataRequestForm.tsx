import {
  type DataRequest,
  type DataRequestDraft,
  dataRequestKinds,
  dataRequestLimits,
  dataRequestProblems,
  needsText,
} from '@tiffin/domain';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useEarlyText } from '../../private/use-early-text.ts';
import { dataRequestStrings as strings } from '../data-request.strings.ts';
import * as styles from './DataRequestForm.css.ts';

export interface DataRequestFormProps {
  /** Who is asked, by name. */
  restaurantName: string;
  /** Who is signed in; it may be known late, and what was typed by then stays. */
  customer?: { name: string; email: string } | undefined;
  /** The request is being sent. @default false */
  isSending?: boolean | undefined;
  /** Why it could not be sent. What was typed stays. */
  error?: string | undefined;
  /** Called with the request, once it is complete. */
  onSubmit: (request: DataRequest) => void;
}

const kindOptions = dataRequestKinds.map((value) => ({ value, ...strings.kinds[value] }));

/** Asks a restaurant something about one's data; it needs no sign-in. */
export const DataRequestForm = (props: DataRequestFormProps) => {
  const { restaurantName, customer, isSending = false, error, onSubmit } = props;
  const [typed, setTyped] = useState<Partial<DataRequestDraft>>({});
  const [attempt, setAttempt] = useState(0);
  const text = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const idOf = (field: keyof DataRequestDraft) => `${ids}-${field}`;

  const draft = { kind: null, text: '', name: '', email: '', ...customer, ...typed };
  const change = (part: Partial<DataRequestDraft>) => setTyped((before) => ({ ...before, ...part }));
  useEarlyText(text, draft.text, (early) => change({ text: early }));

  // Said after the first try to send, and from then on as the customer puts it right.
  const problems = attempt === 0 ? [] : dataRequestProblems(draft);
  const problemOf = (field: keyof DataRequestDraft) =>
    problems.find((problem) => problem.field === field)?.message;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { kind, name, email } = draft;
    if (kind === null || dataRequestProblems(draft).length > 0) setAttempt((before) => before + 1);
    else onSubmit({ kind, name: name.trim(), email: email.trim(), text: draft.text.trim() });
  };

  return (
    // Outside a dialog this method does nothing: pressed too early, the form would send its choice in an address.
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        errors={problems.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
      />
      {error !== undefined && problems.length === 0 && !isSending && <Banner tone="bad">{error}</Banner>}
      <RadioGroup
        id={idOf('kind')}
        legend={strings.kind}
        options={kindOptions}
        value={draft.kind}
        error={problemOf('kind')}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        id={idOf('name')}
        label={strings.name}
        autoComplete="name"
        isRequired
        value={draft.name}
        error={problemOf('name')}
        onChange={(name) => change({ name })}
      />
      <TextField
        id={idOf('email')}
        label={strings.email}
        help={strings.emailHelp}
        type="email"
        autoComplete="email"
        spellCheck={false}
        isRequired
        value={draft.email}
        error={problemOf('email')}
        onChange={(email) => change({ email })}
      />
      <TextArea
        ref={text}
        id={idOf('text')}
        label={strings.text}
        help={strings.textHelp}
        rows={5}
        maxLength={dataRequestLimits.text}
        isOptional={draft.kind === null || !needsText(draft.kind)}
        isRequired={draft.kind !== null && needsText(draft.kind)}
        value={draft.text}
        error={problemOf('text')}
        onChange={(words) => change({ text: words })}
      />
      <p className={styles.who}>{strings.who(restaurantName)}</p>
      <div>
        <Button type="submit" isLoading={isSending}>
          {isSending ? strings.sending : strings.send}
        </Button>
      </div>
    </form>
  );
};
