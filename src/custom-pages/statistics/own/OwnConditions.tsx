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
  readonly title: string;
  readonly where: Condition | undefined;
  readonly onWhere: (where: Condition | undefined) => void;
}

const comparisonsIn = (where: Condition | undefined): readonly Condition[] =>
  where === undefined ? [] : 'all' in where ? where.all : [where];

function Watch({ where, onWhere }: Omit<OwnConditionsProps, 'schema' | 'title'>) {
  const { filterValues } = useListContext<AnyRecord>();
  const chosen = (filterValues['where'] ?? []) as readonly Comparison[];
  const next: Condition | undefined = chosen.length === 0 ? undefined : { all: chosen };
  useEffect(() => {
    if (!isSame(comparisonsIn(next), comparisonsIn(where))) onWhere(next);
  });
  return null;
}

/** Conditions of a statistic, edited with the filters of its resource's list. */
export function OwnConditions({ schema, title, where, onWhere }: OwnConditionsProps) {
  const translate = useTranslate();
  const target = useMemo(
    () => ({ schema: { ...narrowable(schema), parameters: {} }, address: schema.name, parents: {} }),
    [schema],
  );
  // Initial value only: the filters then keep their own state.
  const [filter] = useState(() => ({ where: comparisonsIn(where) }));
  const mayList = useAllowedIn(target, 'list');
  // The list of a nested resource needs a parent record.
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
