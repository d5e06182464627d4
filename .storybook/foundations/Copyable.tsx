import { VisuallyHidden } from '@tiffin/ui';
import { useState } from 'react';
import { copyable } from './foundations.css.ts';

interface CopyableProps {
  /** What a press puts on the clipboard. */
  text: string;
  /** The words of the button; the text itself without them. */
  children?: string;
  /** What it copies, where its words do not say so. */
  label?: string;
}

/** Words that a press copies; the button then says so until something else takes the focus. */
export const Copyable = ({ text, children = text, label }: CopyableProps) => {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      // Browsers give the clipboard to pages on https and localhost only.
      setOutcome('Not copied');
    }
  };
  return (
    <>
      <button
        type="button"
        className={copyable}
        title={`Copy ${label ?? text}`}
        aria-label={label}
        data-outcome={outcome}
        onClick={copy}
        onBlur={() => setOutcome('')}
      >
        {children}
      </button>
      <VisuallyHidden>
        <span role="status">{outcome}</span>
      </VisuallyHidden>
    </>
  );
};

/** A path of the theme contract as code writes it: "space.4" is `vars.space[4]`. */
export const inCode = (path: string): string =>
  `vars${path
    .split('.')
    .map((key) => (/^\d/.test(key) ? `[${key}]` : `.${key}`))
    .join('')}`;
