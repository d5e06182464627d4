import { Image } from '@tiffin/ui';

/** A dish's picture; words beside it say what it shows. */
export function Picture({ photoUrl }: { photoUrl: string | null }) {
  return <Image src={photoUrl} alt="" width={320} height={240} />;
}
