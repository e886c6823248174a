import * as z from 'zod';
import { isUsable, type ListFilter } from '../../listFilter';
import { isSame } from '../../isSame';
import type { ResourceSchema } from '../../types';

/** What a saved view holds of a list. */
export interface ViewContent {
  readonly filter: ListFilter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** The chosen columns, their order and widths; read with suspicion by whoever shows them. */
  readonly columns: {
    readonly shown?: readonly string[] | undefined;
    readonly order?: readonly string[] | undefined;
    readonly widths?: Readonly<Record<string, number>> | undefined;
  };
  readonly density?: string | undefined;
}

// It would try whether it may make code from text, which the page's policy forbids: browsers report each attempt.
z.config({ jitless: true });

const names = z.array(z.string()).optional();

const contentSchema = z.object({
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
  columns: z.object({ shown: names, order: names, widths: z.record(z.string(), z.number()).optional() }),
  density: z.string().optional(),
});

/** A view as it is stored. */
export const printView = (content: ViewContent): string => JSON.stringify(content);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a stored view by today's declaration; undefined for what is none. A field that is gone is no order any more. */
export function readView(schema: ResourceSchema, text: unknown): ViewContent | undefined {
  const read = contentSchema.safeParse(typeof text === 'string' ? parsed(text) : undefined);
  if (!read.success) return undefined;
  const { sort } = read.data;
  return {
    ...read.data,
    sort: sort.field === 'id' || Object.hasOwn(schema.fields, sort.field) ? sort : schema.list.sort,
  };
}

/** Whether two contents show the same. */
export const isSameView = (one: ViewContent, other: ViewContent): boolean =>
  isSame(JSON.parse(printView(one)), JSON.parse(printView(other)));

/** How many conditions of a view the declaration does not know any more. */
export const lostConditions = (schema: ResourceSchema, { filter }: ViewContent): number => {
  const where: readonly unknown[] = Array.isArray(filter.where) ? filter.where : [];
  const alternatives = where.flatMap((part) =>
    typeof part === 'object' && part !== null && 'any' in part && Array.isArray(part.any) ? part.any : [part],
  );
  return alternatives.filter((one) => !isUsable(schema, one)).length;
};
