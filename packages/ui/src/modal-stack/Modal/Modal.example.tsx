import { Button, Modal, ModalBody, ModalFooter, ModalTitle, useModalStack } from '@tiffin/ui';

/** A question that has to be answered before going on. */
export function EmptyCart({ empty }: { empty: () => void }) {
  const dialogs = useModalStack();
  const ask = () =>
    dialogs.open(
      <Modal>
        <ModalBody>
          <ModalTitle>Empty the cart?</ModalTitle>
          <p>All three dishes go.</p>
        </ModalBody>
        <ModalFooter>
          <Button onClick={empty}>Empty cart</Button>
        </ModalFooter>
      </Modal>,
    );
  return <Button onClick={ask}>Empty cart</Button>;
}
