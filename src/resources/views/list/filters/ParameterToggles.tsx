import { useListContext, useTranslate } from 'ra-core';
import { groupFields } from '../../../records/groupFields';
import { resourceKey } from '../../../registry/translationKeys';
import { useOffers } from '../../access/useOffers';
import { useScreen } from '../../ScreenContext';
import { useListFilter } from './useListFilter';

export function ParameterToggles() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { sort, setSort } = useListContext();
  const { isOn, setParameter, groupBy, setGroupBy } = useListFilter();
  const { groups } = useOffers();
  const groupable = groups ? groupFields(schema) : [];
  const switches = Object.entries(schema.parameters).filter(([, { equals }]) => equals === undefined);
  return switches.map(([name, { sorts }]) => {
    // The head of a column gives the rows the same order.
    const isSorted = sorts?.field === sort.field && sorts.order === sort.order;
    const isGrouped = sorts !== undefined && groupBy === sorts.field;
    const toggle = (isWanted: boolean) => {
      if (isSorted) setSort({ ...schema.list.sort });
      // Groups stay whatever order the rows get within.
      else if (isGrouped || (isWanted && sorts && groupable.includes(sorts.field)))
        setGroupBy(isWanted ? sorts.field : undefined);
      else setParameter(name, isWanted);
    };
    return (
      <label key={name} className="switch-label">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn(name) || isSorted || isGrouped}
          onChange={({ target }) => toggle(target.checked)}
        />
        {translate(resourceKey(schema, 'parameters', name))}
      </label>
    );
  });
}
