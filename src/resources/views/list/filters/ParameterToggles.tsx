import { useTranslate } from 'ra-core';
import { resourceKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { useListFilter } from './useListFilter';

export function ParameterToggles() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { isOn, setParameter } = useListFilter();
  const switches = Object.entries(schema.parameters).filter(([, { equals }]) => equals === undefined);
  return switches.map(([name]) => (
    <label key={name} className="switch-label">
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={isOn(name)}
        onChange={({ target }) => setParameter(name, target.checked)}
      />
      {translate(resourceKey(schema, 'parameters', name))}
    </label>
  ));
}
