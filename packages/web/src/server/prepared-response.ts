/** A response whose headers and bytes are ready to be sent. */
export interface PreparedResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: [name: string, value: string][];
  /** Null for a response without a body. */
  readonly body: Buffer<ArrayBuffer> | null;
}
