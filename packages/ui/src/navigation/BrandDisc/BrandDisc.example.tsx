import { BrandDisc } from '@tiffin/ui';

/** The restaurant's mark: its own picture, or its first letter. */
export function Mark({ logoUrl }: { logoUrl: string | null }) {
  return <BrandDisc name="Saffron & Smoke" logoUrl={logoUrl} />;
}
