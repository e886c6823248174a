import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Subject } from './subject';

export interface Case {
  readonly name: string;
  readonly run: (subject: Subject) => Promise<void> | void;
  /** Cases of the same shape run the same code, so one of them is enough. */
  readonly shape?: string;
}

export const caseIf = (isMeant: boolean, name: string, run: Case['run']): readonly Case[] =>
  isMeant ? [{ name, run }] : [];

export const isSingle = ({ operations }: Pick<ResourceSchema, 'operations'>): boolean => operations.list === 'single';
