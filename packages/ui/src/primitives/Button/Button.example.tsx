import { Button } from '@tiffin/ui';
import { useState } from 'react';

/** Saves, and shows that it does. */
export function SaveAddress({ save }: { save: () => Promise<void> }) {
  const [isSaving, setSaving] = useState(false);
  const press = async () => {
    setSaving(true);
    await save().finally(() => setSaving(false));
  };
  return (
    <Button icon="check" isLoading={isSaving} onClick={press}>
      Save address
    </Button>
  );
}
