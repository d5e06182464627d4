import { Link } from '@react-email/components';
import { phoneHref } from '@tiffin/domain';
import { useMailLook } from '../look/mail-look-context.ts';

/** A phone number to press. */
export const PhoneLink = ({ number }: { number: string }) => {
  const { phone } = useMailLook();
  return (
    <Link {...phone} href={phoneHref(number)}>
      {number}
    </Link>
  );
};
