import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { Comparison, Condition } from '../../../resources/language/condition';
import { isSame } from '../../../resources/common/isSame';
import type { AnyRecord, ResourceSchema } from '../../../resources/language/resourceSchema';
import { useAllowedIn } from '../../../resources/views/access/useAllowed';
import { FilterBar } from '../../../resources/views/list/filters/FilterBar';
import { narrowable } from '../../exports/conditions';
import { NarrowedList } from '../../parts/NarrowedList';

interface OwnConditionsProps {
  readonly schema: ResourceSchema;
  /** The title of what is counted. */
  readonly title: string;
  readonly where: Condition | undefined;
  readonly onWhere: (where: Condition | undefined) => void;
}

const comparisonsIn = (where: Condition | undefined): readonly Condition[] =>
  where === undefined ? [] : 'all' in where ? where.all : [where];

/** Tells what the filters around were set to. */
function Watch({ where, onWhere }: Omit<OwnConditionsProps, 'schema' | 'title'>) {
  const { filterValues } = useListContext<AnyRecord>();
  const chosen = (filterValues['where'] ?? []) as readonly Comparison[];
  const next: Condition | undefined = chosen.length === 0 ? undefined : { all: chosen };
  useEffect(() => {
    if (!isSame(comparisonsIn(next), comparisonsIn(where))) onWhere(next);
  });
  return null;
}

/** Which records are counted, chosen by the filters of their list. */
export function OwnConditions({ schema, title, where, onWhere }: OwnConditionsProps) {
  const translate = useTranslate();
  const target = useMemo(
    () => ({ schema: { ...narrowable(schema), parameters: {} }, address: schema.name, parents: {} }),
    [schema],
  );
  // The first choice alone: what is chosen afterwards the filters hold themselves.
  const [filter] = useState(() => ({ where: comparisonsIn(where) }));
  const mayList = useAllowedIn(target, 'list');
  // The list of a nested resource has no records without the one above it.
  if (!mayList || schema.parent) return null;
  return (
    <div>
      <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>
        {translate('statistics.own.conditions')}
      </Typography>
      <NarrowedList target={target} filter={filter}>
        <FilterBar of={title} />
        <Watch where={where} onWhere={onWhere} />
      </NarrowedList>
    </div>
  );
}
