import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink, EmptyState, loginHref, PageHead } from '@tiffin/ui';
import { recoveryHref, recoveryStrings } from '../auth/recovery.strings.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/auth/forgot-password')({
  head: ({ matches }) => pageHead(recoveryStrings.title, matches),
  component: ForgotPassword,
});

function ForgotPassword() {
  return (
    <>
      <PageHead title={recoveryStrings.title} back={{ label: recoveryStrings.login, href: loginHref }} />
      <EmptyState
        icon="private"
        title={recoveryStrings.subtitle}
        text={recoveryStrings.text}
        action={<ButtonLink href={recoveryHref}>{recoveryStrings.recover}</ButtonLink>}
      />
    </>
  );
}
