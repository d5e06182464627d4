import { ButtonLink } from '@tiffin/ui';

/** Leads on, as the next step of a page. */
export function BackToMenu() {
  return (
    <ButtonLink href="/" variant="secondary" icon="menu">
      Back to the menu
    </ButtonLink>
  );
}
