/** How many digits the code has by which a device is paired. */
export const pairingCodeLength = 10;

/** How many of them stand together, so that a person reads and types them without losing their place. */
export const pairingCodeGroup = 5;

/** A code as people read it: "48291-50736". */
export function formatPairingCode(code: string): string {
  return `${code.slice(0, pairingCodeGroup)}-${code.slice(pairingCodeGroup)}`;
}
