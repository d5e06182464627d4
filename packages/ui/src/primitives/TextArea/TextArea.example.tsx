import { TextArea } from '@tiffin/ui';
import { useState } from 'react';

/** Some lines of text, with a count of what is used. */
export function Feedback() {
  const [text, setText] = useState('');
  return <TextArea label="What was wrong?" value={text} onChange={setText} maxLength={500} isOptional />;
}
