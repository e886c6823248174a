import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { resourceKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { useListFilter } from './useListFilter';

/** The parameters of this list that are on or off, such as ActifOnly, as switches. */
export function ParameterToggles() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { isOn, setParameter } = useListFilter();
  const switches = Object.entries(schema.parameters).filter(([, { equals }]) => equals === undefined);
  return switches.map(([name]) => (
    <FormControlLabel
      key={name}
      sx={{ m: 0, '& .MuiFormControlLabel-label': { fontSize: 14 } }}
      label={translate(resourceKey(schema, 'parameters', name))}
      control={
        <Switch size="small" checked={isOn(name)} onChange={(_event, on) => setParameter(name, on)} sx={{ mr: 0.5 }} />
      }
    />
  ));
}
