/** What a person can ask of a restaurant about their data, by the articles of the UK GDPR. */
export const dataRequestKinds = ['access', 'erase', 'correct', 'object', 'other'] as const;

/** One of the things that a person can ask. */
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** The most characters of each part of a data request. */
export const dataRequestLimits = { name: 100, email: 254, text: 2_000 } as const;

/** What a person asks of a restaurant about their data, and where the answer goes. */
export interface DataRequest {
  readonly kind: DataRequestKind;
  readonly name: string;
  readonly email: string;
  /** Empty where the kind says all there is to say. */
  readonly text: string;
}

/** What a restaurant's system says at once of a request that has come. */
export interface DataRequestReceipt {
  readonly id: string;
  /** What both sides call the request: `D-7K2MQX`. */
  readonly reference: string;
  /** When it came, ISO 8601. */
  readonly receivedAt: string;
  /** The date by which it is answered, by the restaurant's clock: `2026-12-28`. */
  readonly answerBy: string;
}

/** Whether a request means nothing without words of its own. */
export function needsText(kind: DataRequestKind): boolean {
  return kind === 'correct' || kind === 'other';
}
