import { Modal, ModalTitle, VisuallyHidden } from '@tiffin/ui';
import { CartContainer } from '../features/checkout/CartContainer.tsx';
import { shellStrings } from './shell.strings.ts';

/** The cart over the page, on phones and tablets. */
export default function CartSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} phoneLook="sheet" hasCloseButton={false}>
      <VisuallyHidden>
        <ModalTitle>{shellStrings.cart}</ModalTitle>
      </VisuallyHidden>
      <CartContainer onClose={onClose} />
    </Modal>
  );
}
