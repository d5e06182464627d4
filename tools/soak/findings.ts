/** What a soak finds out: violations, failures that it brings about itself, and what was done. */
export class Findings {
  readonly violations: string[] = [];
  readonly failures = new Map<string, number>();
  readonly done = new Map<string, number>();

  /** Records something that must never happen; the soak then fails. */
  addViolation(text: string): void {
    this.violations.push(text);
  }

  /** Counts a failure that the soak itself may bring about. */
  countFailure(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }

  /** Counts something that was done. */
  count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }
}
