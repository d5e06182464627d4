import { Modal, ModalTitle, VisuallyHidden } from '@tiffin/ui';
import CartContainer, { type CartContainerProps } from '../features/cart/CartContainer.tsx';
import { shellStrings } from './shell.strings.ts';

/** The cart over the page, on phones and tablets. */
export default function CartSheet({ onCheckout, onClose }: Required<CartContainerProps>) {
  return (
    <Modal isOpen onClose={onClose} phoneLook="sheet" hasCloseButton={false}>
      <VisuallyHidden>
        <ModalTitle as="span">{shellStrings.cart}</ModalTitle>
      </VisuallyHidden>
      <CartContainer onCheckout={onCheckout} onClose={onClose} />
    </Modal>
  );
}
