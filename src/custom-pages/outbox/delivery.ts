import { isObject } from '../../resources/common/isObject';

export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A line of the log of what follows writes, as `GET /outbox` answers it (extension `outbox`). */
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

/** @throws {Error} for an answer that is no page of the log */
export function deliveryPageIn(answer: unknown): DeliveryPage {
  if (!isObject(answer) || !Array.isArray(answer['items'])) throw new Error('GET /outbox answers no page');
  return answer as unknown as DeliveryPage;
}

/** Outcomes that have words. */
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

/** The key of the words for an outcome; undefined for one that says itself, such as `HTTP 503`. */
export const outcomeKey = (outcome: string): string | undefined =>
  OUTCOMES.some((known) => known === outcome) ? `outbox.outcomes.${outcome}` : undefined;
