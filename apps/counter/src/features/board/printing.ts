/** What has been printed of each order on this device: how often, and when first (ISO 8601). */
export type PrintLog = Readonly<Record<string, { readonly count: number; readonly firstPrintedAt: string }>>;

/** The copy that the next print of an order is; null for the first. */
export function nextCopy(
  log: PrintLog,
  orderId: string,
): { readonly number: number; readonly firstPrintedAt: string } | null {
  const printed = log[orderId];
  return printed === undefined ? null : { number: printed.count + 1, firstPrintedAt: printed.firstPrintedAt };
}

// Longer than a shift: an order of yesterday is printed as a first ticket again.
const keepMs = 24 * 3_600_000;

/** The log after another print, without what was first printed more than a day ago. */
export function logPrint(log: PrintLog, orderId: string, at: Date): PrintLog {
  const kept = Object.entries(log).filter(
    ([, { firstPrintedAt }]) => at.getTime() - Date.parse(firstPrintedAt) < keepMs,
  );
  const printed = log[orderId];
  const entry = {
    count: (printed?.count ?? 0) + 1,
    firstPrintedAt: printed?.firstPrintedAt ?? at.toISOString(),
  };
  return { ...Object.fromEntries(kept), [orderId]: entry };
}
