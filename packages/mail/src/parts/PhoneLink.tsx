import { Link } from '@react-email/components';
import { useMailLook } from '../look/mail-look-context.ts';

/** A phone number to press. */
export const PhoneLink = ({ number }: { number: string }) => {
  const { phone } = useMailLook();
  return (
    <Link {...phone} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
      {number}
    </Link>
  );
};
