import { isObject } from '../../resources/common/isObject';

export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An item of `GET /outbox` (extension `outbox`). */
export interface Delivery {
  readonly id: number;
  readonly kind: 'webhook' | 'mail' | 'notification' | 'code';
  readonly name: string;
  readonly resource: string;
  readonly recordId: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: string;
  readonly nextAt: string | null;
  readonly outcome: string | null;
}

export interface DeliveryPage {
  readonly items: readonly Delivery[];
  readonly totalCount: number;
}

/** @throws {Error} if the answer is not a page of the log */
export function deliveryPageIn(answer: unknown): DeliveryPage {
  if (!isObject(answer) || !Array.isArray(answer['items'])) throw new Error('GET /outbox answers no page');
  return answer as unknown as DeliveryPage;
}

/** Outcomes with a translation. */
const OUTCOMES = [
  'privateAddress',
  'httpsNeeded',
  'invalidAddress',
  'unknownHost',
  'noConnection',
  'timeout',
  'sent',
  'mailFailed',
  'unconfirmedAddress',
  'undeclared',
  'done',
  'codeFailed',
] as const;

/** Translation key of an outcome; undefined for one shown as it is, such as `HTTP 503`. */
export const outcomeKey = (outcome: string): string | undefined =>
  OUTCOMES.some((known) => known === outcome) ? `outbox.outcomes.${outcome}` : undefined;
