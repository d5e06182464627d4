import { Button, ErrorSummary, TextField } from '@tiffin/ui';
import { type FormEvent, useState } from 'react';

/** A form that lists its problems above the first field, each a link to it. */
export function NameForm() {
  const [name, setName] = useState('');
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 && name === '' ? 'Enter your name' : undefined;
  const errors = error === undefined ? [] : [{ fieldId: 'name', message: error }];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={send}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField id="name" label="Name" value={name} onChange={setName} error={error} />
      <Button type="submit">Save</Button>
    </form>
  );
}
