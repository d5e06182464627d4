import { Banner, Button } from '@tiffin/ui';

/** Says that the menu did not load, and what to do. */
export function MenuFailed({ reload }: { reload: () => void }) {
  const again = (
    <Button variant="text" onClick={reload}>
      Try again
    </Button>
  );
  return (
    <Banner tone="bad" action={again}>
      The menu could not be loaded. Check your connection.
    </Banner>
  );
}
