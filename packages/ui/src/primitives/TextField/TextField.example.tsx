import { TextField } from '@tiffin/ui';
import { useState } from 'react';

/** One line of text with its kind of keyboard and autofill. */
export function Email() {
  const [email, setEmail] = useState('');
  const error =
    email === '' || email.includes('@') ? undefined : 'Enter an address such as priya@example.com';
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      value={email}
      onChange={setEmail}
      error={error}
    />
  );
}
