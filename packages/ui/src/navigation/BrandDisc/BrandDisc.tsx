import * as styles from './BrandDisc.css.ts';

export interface BrandDiscProps {
  /** Name of the restaurant; its first letter stands on the disc. */
  name: string;
  /** The restaurant's own mark instead of the letter. @default null */
  logoUrl?: string | null;
}

/** The restaurant's mark: its logo, or its initial, on the accent disc. The name stands beside it. */
export const BrandDisc = ({ name, logoUrl = null }: BrandDiscProps) => (
  <span className={styles.disc} aria-hidden="true">
    {logoUrl === null ? (
      name.trim().charAt(0).toUpperCase()
    ) : (
      <img src={logoUrl} alt="" width={44} height={44} className={styles.logo} />
    )}
  </span>
);
