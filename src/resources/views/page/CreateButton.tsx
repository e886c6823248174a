import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import { useAllowed } from '../access/useAllowed';
import { Withheld } from '../access/Withheld';
import { useInPlace } from '../nested/InPlaceContext';
import { screenPath, useScreen } from '../ScreenContext';

/** Link to the create screen, or opener of the dialog; hidden without the right. */
export function CreateButton() {
  const translate = useTranslate();
  const target = useScreen();
  const inPlace = useInPlace();
  const label = translate(inPlace ? 'details.add' : 'screens.actions.create');
  if (!useAllowed('create')) return <Withheld action="create" label={label} variant="contained" startIcon={<Add />} />;
  if (!inPlace)
    return (
      <Button
        component={LinkBase}
        to={screenPath(target, 'create')}
        variant="contained"
        size="small"
        startIcon={<Add />}
      >
        {label}
      </Button>
    );
  const name = translate(resourceKey(target.schema, 'name'), { smart_count: 1 });
  return (
    <Button
      variant="contained"
      size="small"
      startIcon={<Add />}
      aria-haspopup="dialog"
      aria-label={translate('details.addNamed', { name })}
      onClick={inPlace.onCreate}
    >
      {label}
    </Button>
  );
}
