import { useListContext, useTranslate } from 'ra-core';
import { resourceKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { useListFilter } from './useListFilter';

export function ParameterToggles() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { sort, setSort } = useListContext();
  const { isOn, setParameter } = useListFilter();
  const switches = Object.entries(schema.parameters).filter(([, { equals }]) => equals === undefined);
  return switches.map(([name, { sorts }]) => {
    // The head of a column gives the rows the same order.
    const isSorted = sorts?.field === sort.field && sorts.order === sort.order;
    return (
      <label key={name} className="switch-label">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn(name) || isSorted}
          onChange={({ target }) => (isSorted ? setSort({ ...schema.list.sort }) : setParameter(name, target.checked))}
        />
        {translate(resourceKey(schema, 'parameters', name))}
      </label>
    );
  });
}
