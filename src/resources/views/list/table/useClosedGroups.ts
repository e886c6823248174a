import { useListContext, useStore } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '../../../common/isObject';
import type { Condition } from '../../../language/condition';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { parametersSort, sortingParameters } from '../../../records/listFilter';
import { groupOf } from '../../../records/groupFields';
import { useOffers } from '../../access/useOffers';
import { isLeavingOut } from './closedGroups';
import { openGroups } from './rowGroups';

interface ClosedGroups {
  readonly isClosed: (value: unknown) => boolean;
  readonly toggle: (value: unknown) => void;
  /** Values whose rows the list does not have, because its query leaves them out. */
  readonly leftOut: readonly unknown[];
}

const NONE: readonly unknown[] = [];

function useClosed(list: string, field: string) {
  const [stored, store] = useStore<readonly unknown[]>(`lists.closedGroups.${list}.${field}`, NONE);
  return [Array.isArray(stored) ? stored : NONE, store] as const;
}

/** The groups of a list, by their value, whose rows are hidden; the browser remembers them. */
export function useClosedGroups(list: string, field: string): ClosedGroups {
  const [closed, store] = useClosed(list, field);
  const { filter, isPlaceholderData = false } = useListContext();
  const now = isLeavingOut(filter) ? closed : NONE;
  const [before, setBefore] = useState(now);
  // The rows of a group that opens are on their way; its head stays.
  if (!isPlaceholderData && before !== now) setBefore(now);
  const isClosed = (value: unknown) => closed.includes(value ?? null);
  return {
    isClosed,
    toggle(value) {
      const own = value ?? null;
      store(isClosed(own) ? closed.filter((one) => one !== own) : [...closed, own]);
    },
    leftOut: isPlaceholderData && before !== now ? [...new Set([...now, ...before])] : now,
  };
}

function readFilter(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

/** The list's filter that leaves out the closed groups of the order in the address, so that pages have rows. */
export function useOpenGroups(schema: ResourceSchema): { readonly open?: readonly Condition[] } {
  const address = new URLSearchParams(useLocation().search);
  const { filters } = useOffers();
  const { sort: declared } = schema.list;
  const sort = { field: address.get('sort') ?? declared.field, order: address.get('order') ?? declared.order };
  const filter = readFilter(address.get('filter'));
  const sorting = sortingParameters(schema, sort, filter);
  const field = groupOf(schema, filter) ?? (parametersSort(schema, sorting) ?? sort).field;
  const [closed] = useClosed(schema.name, field);
  const isGrouped = filters && closed.length > 0 && schema.fields[field]?.kind === 'enumeration';
  return isGrouped ? { open: openGroups(field, closed) } : {};
}
