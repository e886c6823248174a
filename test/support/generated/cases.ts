import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Subject } from './subject';

/** One thing that is tested of a collection. */
export interface Case {
  readonly name: string;
  readonly run: (subject: Subject) => Promise<void> | void;
  /** Cases that agree in it run the same code: one of them says as much as all. */
  readonly shape?: string;
}

/** The case where its condition holds of the declaration. */
export const caseIf = (isMeant: boolean, name: string, run: Case['run']): readonly Case[] =>
  isMeant ? [{ name, run }] : [];

/** Whether there is one record below each parent. */
export const isSingle = ({ operations }: Pick<ResourceSchema, 'operations'>): boolean => operations.list === 'single';
