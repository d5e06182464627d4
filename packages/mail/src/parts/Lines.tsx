import { Fragment } from 'react';

/** Text with its line breaks, one line of an address or note each; its direction is its own. */
export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <bdi>
    {lines.map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </bdi>
);

/** The lines of a text that a person has typed. */
export function linesOf(text: string): readonly string[] {
  return text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
}
