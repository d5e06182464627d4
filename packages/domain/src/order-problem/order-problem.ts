/** What can be wrong with an order, as its customer says it. */
export const orderProblemReasons = [
  'missing',
  'wrong_dish',
  'not_right',
  'late',
  'never_came',
  'allergy',
] as const;

/** What is wrong with an order; `other` stands for a reason that this version of the program does not know. */
export type OrderProblemReason = (typeof orderProblemReasons)[number] | 'other';

/** How far a problem has come; what is closed stays closed. */
export const orderProblemStates = ['open', 'answered', 'closed'] as const;

/** How far a problem has come. */
export type OrderProblemState = (typeof orderProblemStates)[number];

/** What a customer has found wrong with an order, and what the restaurant has answered. Instants are ISO 8601. */
export interface OrderProblem {
  readonly id: string;
  readonly reason: OrderProblemReason;
  /** The ids of the order's lines that it is about; none where it is about the whole order. */
  readonly lines: readonly string[];
  /** The customer's words; empty where there are none. */
  readonly text: string;
  readonly photos: readonly OrderProblemPhoto[];
  readonly state: OrderProblemState;
  readonly createdAt: string;
  /** The restaurant's answers, oldest first. */
  readonly answers: readonly OrderProblemAnswer[];
  /** Null while it is not closed. */
  readonly closedAt: string | null;
}

/** A photo of a problem; its size in pixels. */
export interface OrderProblemPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** What the restaurant has answered. */
export interface OrderProblemAnswer {
  readonly text: string;
  readonly at: string;
  /** Who answered; shown to the restaurant alone, null for people who were erased. */
  readonly by?: string | null;
}

/** What a problem and its photos may hold. */
export const orderProblemLimits = {
  /** How many problems an order can have. */
  mostOfOrder: 3,
  /** For how many days after it was placed an order can get one. */
  reportDays: 30,
  mostPhotos: 3,
  mostPhotoBytes: 8 * 1024 * 1024,
  /** The longest side of a kept photo, in pixels. */
  mostPhotoSide: 2000,
  /** In characters, of the customer's words and of an answer. */
  mostText: 1000,
  mostAnswers: 10,
} as const;
