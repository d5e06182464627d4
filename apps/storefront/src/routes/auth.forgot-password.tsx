import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink, EmptyState, loginHref, PageHead } from '@tiffin/ui';
import { recoveryHref, recoveryStrings } from '../auth/recovery.strings.ts';

export const Route = createFileRoute('/auth/forgot-password')({
  head: () => ({ meta: [{ title: recoveryStrings.title }] }),
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
