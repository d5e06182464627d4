import { StartShift, type StartShiftProps, WaitingCover, type WaitingCoverProps } from '@tiffin/ui';

/** The page of a device without a shift: what waits, else the press that starts one. */
export const Cover = (props: StartShiftProps & WaitingCoverProps) =>
  props.orders.length > 0 ? <WaitingCover {...props} /> : <StartShift {...props} />;
