import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { recoveryStrings as strings } from './recovery.strings.ts';

/** Props of {@link ForgotPasswordPage}. */
export interface ForgotPasswordPageProps {
  /** Where customers log in. */
  loginHref: PageHref;
  /** Where Google helps people who have lost access to their account. */
  recoveryHref: string;
}

/** There is no password to forget here: sign-in is Google's, and so is the way back into the account. */
export const ForgotPasswordPage = ({ loginHref, recoveryHref }: ForgotPasswordPageProps) => (
  <>
    <PageHead title={strings.title} back={{ label: strings.login, href: loginHref }} />
    <EmptyState
      icon="private"
      title={strings.subtitle}
      text={strings.text}
      action={<ButtonLink href={recoveryHref}>{strings.recover}</ButtonLink>}
    />
  </>
);
