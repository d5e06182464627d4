import type { Scheme } from '@tiffin/ui/brand-colours';
import { type CSSProperties, useMemo, useState } from 'react';
import type { MailFacts, MailKind } from '../facts.ts';
import { renderMail } from '../render-mail.tsx';

export interface MailPreviewProps<Kind extends MailKind> {
  kind: Kind;
  facts: MailFacts[Kind];
  /** The scheme of the reader's device. */
  scheme: Scheme;
}

const page: CSSProperties = { display: 'grid', gap: 24, fontSize: 16 };
const frames: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' };
const paper: CSSProperties = { maxWidth: '100%', border: '1px solid GrayText', boxSizing: 'content-box' };

/** Shows a mail as inboxes do: its subject, its HTML on a computer and on a phone, and its plain-text twin. */
export const MailPreview = <Kind extends MailKind>({ kind, facts, scheme }: MailPreviewProps<Kind>) => {
  // What fails here fails the story: there is nothing to wait for.
  const mail = useMemo(() => renderMail(kind, facts), [kind, facts]);
  const html = inScheme(mail.html, scheme);
  return (
    <article style={page} aria-label={mail.subject}>
      <h2 style={{ fontSize: 18, margin: 0 }}>{mail.subject}</h2>
      <div style={frames}>
        <MailFrame title="On a computer" html={html} width={680} />
        <MailFrame title="On a phone" html={html} width={390} />
        <section aria-label="Plain text">
          <pre style={{ ...paper, margin: 0, padding: 16, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {mail.text}
          </pre>
        </section>
      </div>
    </article>
  );
};

const MailFrame = ({ title, html, width }: { title: string; html: string; width: number }) => {
  const [height, setHeight] = useState(600);
  return (
    <iframe
      title={title}
      srcDoc={html}
      // No scripts, no forms: as in a mail program. The same origin lets the preview measure and test it.
      sandbox="allow-same-origin"
      style={{ ...paper, width, height }}
      onLoad={({ currentTarget }) =>
        setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? 600)
      }
    />
  );
};

/** A mail as devices in one scheme show it: a frame asks the device, and Storybook's toolbar is to decide. */
function inScheme(html: string, scheme: Scheme): string {
  return html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all');
}

/** The scheme that Storybook's toolbar has chosen. */
export const chosenScheme = ({ scheme }: { scheme?: unknown }): Scheme =>
  scheme === 'dark' ? 'dark' : 'light';
